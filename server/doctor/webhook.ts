import { bad, type Finding, good, warning } from './finding.ts';

/** Whether the other system answers. It is told of nothing: HEAD is no message. */
export async function checkWebhook(url: string | undefined, patience = 10_000): Promise<Finding[]> {
  if (!url) return [];
  const { host } = new URL(url);
  try {
    const { status } = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    if (status >= 500) return [bad(`${host} answers ${status}.`, 'Tell those who run it.')];
    if (status >= 300 && status < 400)
      return [
        bad(`${host} redirects: nothing is sent on.`, 'Set WEBHOOK_URL to the address that it leads to.'),
      ];
    if (status === 404 || status === 410)
      return [warning(`${host} answers ${status}, to HEAD at least.`, 'Is the path of WEBHOOK_URL right?')];
    return [good(`${host} answers.`)];
  } catch (error) {
    const { name, cause } = error as Error;
    const why =
      name === 'TimeoutError' ? 'it does not answer' : ((cause as NodeJS.ErrnoException)?.code ?? name);
    return [
      bad(`${host} cannot be reached: ${why}.`, 'Is WEBHOOK_URL right, and does the firewall let us out?'),
    ];
  }
}
