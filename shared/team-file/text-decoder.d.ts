/** Browsers and Node have it; `shared` sees the types of neither. */
declare class TextDecoder {
  constructor(label: string, options: { readonly fatal: boolean });
  decode(bytes: Uint8Array): string;
}
