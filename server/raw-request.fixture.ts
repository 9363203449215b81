/** A request as its bytes go over the line, and what it is. */
export type BadRequest = [name: string, bytes: string | Buffer];

export const host = 'Host: www.rasikh.example';
export const end = 'Connection: close\r\n\r\n';

/** A GET of a path as it is written. */
export const ask = (path: string) => `GET ${path} HTTP/1.1\r\n${host}\r\n${end}`;

/** A POST whose headers say what they want of its body. */
export const post = (path: string, headers: string[], body: string) =>
  [`POST ${path} HTTP/1.1`, host, ...headers, `${end}${body}`].join('\r\n');
