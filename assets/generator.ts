/** Generates one kind of files from their sources; both are in the repository. */
export interface Generator {
  /** Lists files that are missing or whose sources have changed. Writes nothing. */
  stale(): Promise<string[]>;
  /** Generates these files again, and removes those that are no longer needed. Throws an Error in plain words. */
  generate(stale: string[]): Promise<void>;
  /** Records that these files are up to date, because the change of their sources does not show. */
  markCurrent?(stale: string[]): Promise<void>;
}
