/** An answer that is kept: how it was worked out, what it rests on, and how long it stands. */
export interface Known<Answer = unknown> {
  /** Gets the answer before, if there was one. */
  work(before: Answer | undefined): Promise<Answer>;
  /** The same without waiting, once all that it rests on is of this round. */
  take?(): Answer;
  /** Where it comes from outside of the program, as an address; nothing for what is worked out of other answers. */
  readonly source?: string;
  readonly forget: () => void;
  answer?: Answer;
  /** The round it last was worked out with another answer, and the round it was last found to stand. */
  changedAt: number;
  checkedAt: number;
  restsOn: Set<Known>;
  /** The moment from which the clock makes it another, in milliseconds. */
  until: number;
  notes: unknown[];
  /** It could not be worked out in this round. */
  failure?: { readonly round: number; readonly error: Error };
  underway?: Promise<Answer> | undefined;
}
