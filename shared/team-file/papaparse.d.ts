/** The published types bring those of Node along, which `shared` must not see; here is what is used. */
declare module 'papaparse' {
  interface Reading {
    readonly data: readonly (readonly string[])[];
    /** `index` is where the text of the cell begins, behind its opening quotation mark. */
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
