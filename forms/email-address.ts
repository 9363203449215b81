/** A mailbox without comments, quotes or anything that ends a header; its host may be one of the own network. */
export const mailbox = /[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+/;

const whole = new RegExp(`^${mailbox.source}$`);

/** Whether it is an address that the internet can reach. */
export function isEmailAddress(text: string): boolean {
  return whole.test(text) && /@.+\.[^.]{2,}$/.test(text);
}
