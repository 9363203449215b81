/** Without comments, quotes or anything that ends a header; a host without dots is one of the own network. */
export const mailbox = /[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+/;

const whole = new RegExp(`^${mailbox.source}$`);

/** Whether the internet can reach the address: dots stand between other characters (RFC 5322, 3.2.3). */
export function isEmailAddress(text: string): boolean {
  return whole.test(text) && /@.+\.[^.]{2,}$/.test(text) && !/\.\.|^\.|\.@|@\./.test(text);
}
