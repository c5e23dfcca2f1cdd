/** The text of a paper as the product provides it. */
export interface LegalText {
  /** in the markup of `parseLegalText` */
  readonly body: string;
  /** the laws and rules that it implements, one a line: for counsel, on no paper */
  readonly sources: string;
}
