import { startProgress } from './upload-progress.client.ts';

/** Milliseconds without a sign of life: a slow line may take minutes, as long as something moves. */
const patience = 60_000;

/**
 * Sends a form with its file, and shows how far it is. Gives nothing where the visitor has cancelled it; throws where
 * the connection was lost. (`fetch` does not tell how much of a body is on its way.)
 */
export function upload(form: HTMLFormElement, data: FormData): Promise<Response | undefined> {
  const request = new XMLHttpRequest();
  const show = startProgress(form, () => request.abort());
  let timer: number | undefined;
  return new Promise<Response | undefined>((resolve, reject) => {
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        reject(new Error('The upload stands still'));
        request.abort();
      }, patience);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      show(loaded, total);
    });
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status })),
    );
    request.addEventListener('error', () => reject(new Error('The connection was lost')));
    request.addEventListener('abort', () => resolve(undefined));
    request.open('POST', form.action);
    request.setRequestHeader('Accept', 'application/json');
    request.send(data);
    wait();
  }).finally(() => clearTimeout(timer));
}
