/** The published types import Node's, which `shared` must not see; these are the parts in use. */
declare module 'papaparse' {
  interface Reading {
    readonly data: readonly (readonly string[])[];
    /** `index` is where the cell's text starts, after its opening quote. */
    readonly errors: readonly { readonly code: string; readonly index?: number }[];
  }
  const Papa: {
    parse(
      text: string,
      options: { readonly delimiter: string; readonly newline: string; readonly preview: number },
    ): Reading;
    unparse(
      rows: readonly (readonly string[])[],
      options: {
        readonly newline: string;
        readonly quotes: (cell: string, column: number) => boolean;
      },
    ): string;
  };
  export default Papa;
}
