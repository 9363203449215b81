/** Its message is for operators, in plain words and without anything that a visitor wrote. */
export class UnusableDatabase extends Error {}
