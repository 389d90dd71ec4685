declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** For each UTF-16 code unit. */
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly level: number }[];
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels;
  }
  export default function bidiFactory(): Bidi;
}
