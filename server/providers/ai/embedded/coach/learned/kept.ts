import { createHash } from 'node:crypto';
import { endianness } from 'node:os';
import { keep, readKept } from './learned-folder.ts';
import { type Parts, packed, unpacked } from './packed.ts';

/** Increment when the same lessons teach something else, or are stored otherwise. */
const VERSION = 1;

/** How something is learned, and how it is stored. */
export interface Learning<Tables> {
  /** Everything that it is learned from: a file from anything else is not used. */
  lessons(): readonly (string | Uint8Array | Float32Array)[];
  learn(): Tables;
  toParts(tables: Tables): Parts;
  ofParts(parts: Parts): Tables;
}

/** A file that is kept. */
export interface KeptFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What was learned before, or else is learned on first use. */
export class Kept<Tables> {
  readonly #learning: Learning<Tables>;
  readonly #folder: URL | undefined;
  #tables: Tables | null = null;

  /** @param folder another one than that of this build or source tree; nothing is added to it */
  constructor(learning: Learning<Tables>, folder?: URL) {
    this.#learning = learning;
    this.#folder = folder;
  }

  /** Not before they are needed: startup shouldn't wait for them, nor a server at rest hold them. */
  get tables(): Tables {
    this.#tables ??= this.#read() ?? this.#learn();
    return this.#tables;
  }

  toFile(): KeptFile {
    return { name: this.#fileName(), bytes: packed(this.#learning.toParts(this.tables)) };
  }

  #read(): Tables | null {
    const bytes = readKept(this.#fileName(), this.#folder);
    return bytes && this.#learning.ofParts(unpacked(bytes));
  }

  #learn(): Tables {
    const tables = this.#learning.learn();
    if (!this.#folder) keep(this.#fileName(), () => packed(this.#learning.toParts(tables)));
    return tables;
  }

  /** Another one for other lessons, so that a file that was learned from them is never read. */
  #fileName(): string {
    const hash = createHash('sha256').update(`${VERSION} ${endianness()}`);
    for (const lesson of this.#learning.lessons()) hash.update(lesson).update('\0');
    return `${hash.digest('hex').slice(0, 16)}.bin`;
  }
}
