import type { Progress } from './form-reducer.ts';

export interface UploadOptions {
  onProgress(progress: Progress): void;
  signal: AbortSignal;
}

/** Without a sign of life: a slow line may take minutes, as long as something moves. */
const stallTimeoutMs = 60_000;

/**
 * Posts a form with its file, and says how far it is. Throws where the connection was lost, or the visitor
 * cancelled. (`fetch` does not tell how much of a body is on its way.)
 */
export function upload(
  url: string,
  data: FormData,
  { signal, onProgress }: UploadOptions,
): Promise<Response> {
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  let timer: number | undefined;
  return new Promise<Response>((resolve, reject) => {
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(abort, stallTimeoutMs);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      onProgress({ sent: loaded, total });
    });
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status })),
    );
    request.addEventListener('error', () => reject(new Error('The connection was lost')));
    request.addEventListener('abort', () => reject(new Error('The upload was stopped')));
    signal.addEventListener('abort', abort);
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.send(data);
    onProgress({ sent: 0, total: 0 });
    wait();
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  });
}
