import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { endianness } from 'node:os';
import { type Parts, packed, unpacked } from './packed.ts';

/** Where a build keeps what it has learned; no such folder is in a source tree. */
const LEARNED_FOLDER = new URL('./learned/', import.meta.url);

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

/** A file that a build keeps. */
export interface KeptFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What was learned by a build, or else is learned on first use. */
export class Kept<Tables> {
  readonly #learning: Learning<Tables>;
  readonly #folder: URL;
  #tables: Tables | null = null;

  constructor(learning: Learning<Tables>, folder = LEARNED_FOLDER) {
    this.#learning = learning;
    this.#folder = folder;
  }

  /** Not before they are needed: startup shouldn't wait for them, nor a server at rest hold them. */
  get tables(): Tables {
    this.#tables ??= this.#read() ?? this.#learning.learn();
    return this.#tables;
  }

  toFile(): KeptFile {
    const bytes = packed(this.#learning.toParts(this.#learning.learn()));
    return { name: this.#fileName(), bytes };
  }

  #read(): Tables | null {
    if (!existsSync(this.#folder)) return null;
    const file = new URL(this.#fileName(), this.#folder);
    return existsSync(file) ? this.#learning.ofParts(unpacked(readFileSync(file))) : null;
  }

  /** Another one for other lessons, so that a file that was learned from them is never read. */
  #fileName(): string {
    const hash = createHash('sha256').update(`${VERSION} ${endianness()}`);
    for (const lesson of this.#learning.lessons()) hash.update(lesson).update('\0');
    return `${hash.digest('hex').slice(0, 16)}.bin`;
  }
}
