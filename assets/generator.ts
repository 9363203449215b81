/** Makes one kind of files that are kept in the repository, from sources that are kept there too. */
export interface Generator {
  /** As `npm run assets -- NAME` has it. */
  name: string;
  /** What is missing or was made from other sources than today's. Only reads and hashes. */
  stale(): Promise<string[]>;
  /** Makes these anew, and removes what nothing needs any more. Throws an Error in plain words. */
  make(stale: string[]): Promise<void>;
  /** Notes that these would be made the same again: their sources changed, what they show did not. */
  markCurrent?(stale: string[]): Promise<void>;
}
