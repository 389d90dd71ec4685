/*
 * Our own instead of a package: a streaming parser that hands out each object of a list as soon as
 * it is closed, keeps nothing else, and stops at the first character that is not JSON.
 */

export type JsonPath = readonly (string | number)[];

/** A value of the document that is complete. */
export interface JsonPart {
  readonly path: JsonPath;
  readonly value: unknown;
}

interface Container {
  readonly isArray: boolean;
  /** Of the entry that is being read. */
  key: string | number;
  /** An object's: what comes next is a key. */
  isKeyNext: boolean;
}

const DEPTH_MAX = 32;
const PART_MAX = 20_000;
const LITERAL = /[\w.+-]/;
const BLANK = /\s/;

/** Reads one JSON document in pieces of any length. */
export class JsonParts {
  readonly #isWanted: (path: JsonPath) => boolean;
  readonly #stack: Container[] = [];
  /** The string or literal that is being read, with its quotes. */
  #token = '';
  #isEscaped = false;
  /** The raw text of a wanted value, with the depth at which it ends. */
  #part: { raw: string; readonly depth: number; readonly path: JsonPath } | null = null;
  #state: 'open' | 'complete' | 'broken' = 'open';

  /** @param isWanted which values to hand out; those within a wanted one come with it */
  constructor(isWanted: (path: JsonPath) => boolean) {
    this.#isWanted = isWanted;
  }

  get state(): 'open' | 'complete' | 'broken' {
    return this.#state;
  }

  /** @returns the wanted values that are complete now */
  push(text: string): JsonPart[] {
    const parts: JsonPart[] = [];
    for (const character of text) {
      if (this.#state !== 'open') break;
      try {
        this.#read(character, parts);
      } catch {
        this.#state = 'broken';
      }
    }
    return parts;
  }

  #read(character: string, parts: JsonPart[]): void {
    if (this.#token.startsWith('"')) this.#readString(character, parts);
    else if (this.#token !== '') this.#readLiteral(character, parts);
    else this.#readStructure(character, parts);
  }

  #readString(character: string, parts: JsonPart[]): void {
    this.#take(character);
    this.#token += character;
    if (this.#token.length > PART_MAX) throw new SyntaxError('Too long');
    if (this.#isEscaped) this.#isEscaped = false;
    else if (character === '\\') this.#isEscaped = true;
    else if (character === '"') this.#endToken(parts);
  }

  #readLiteral(character: string, parts: JsonPart[]): void {
    if (LITERAL.test(character) && this.#token.length < 40) {
      this.#take(character);
      this.#token += character;
      return;
    }
    this.#endToken(parts);
    this.#readStructure(character, parts);
  }

  #endToken(parts: JsonPart[]): void {
    const value: unknown = JSON.parse(this.#token);
    this.#token = '';
    const container = this.#stack.at(-1);
    if (container?.isKeyNext) {
      container.key = String(value);
      container.isKeyNext = false;
    } else this.#endValue(parts);
  }

  #readStructure(character: string, parts: JsonPart[]): void {
    if (BLANK.test(character)) return;
    if (character === ',') this.#next();
    else if (character === ':') this.#take(character);
    else if (character === '}' || character === ']') this.#close(character, parts);
    else this.#start(character);
  }

  #start(character: string): void {
    this.#begin();
    this.#take(character);
    if (character === '{' || character === '[') this.#open(character === '[');
    else if (character === '"' || LITERAL.test(character)) this.#token = character;
    else throw new SyntaxError('Not JSON');
  }

  /** A key or a value begins here. */
  #begin(): void {
    if (this.#part !== null || this.#stack.at(-1)?.isKeyNext) return;
    const path = this.#stack.map(({ key }) => key);
    if (this.#isWanted(path)) this.#part = { raw: '', depth: this.#stack.length, path };
  }

  #open(isArray: boolean): void {
    if (this.#stack.length === DEPTH_MAX) throw new SyntaxError('Too deep');
    this.#stack.push({ isArray, key: isArray ? 0 : '', isKeyNext: !isArray });
  }

  #next(): void {
    this.#take(',');
    const container = this.#stack.at(-1);
    if (container === undefined) throw new SyntaxError('Nothing to continue');
    if (container.isArray) container.key = Number(container.key) + 1;
    else container.isKeyNext = true;
  }

  #close(character: string, parts: JsonPart[]): void {
    this.#take(character);
    const container = this.#stack.pop();
    if (container?.isArray !== (character === ']')) throw new SyntaxError('Wrong bracket');
    this.#endValue(parts);
  }

  #endValue(parts: JsonPart[]): void {
    const part = this.#part;
    if (part?.depth === this.#stack.length) {
      parts.push({ path: part.path, value: JSON.parse(part.raw) });
      this.#part = null;
    }
    if (this.#stack.length === 0) this.#state = 'complete';
  }

  #take(character: string): void {
    if (this.#part === null) return;
    this.#part.raw += character;
    if (this.#part.raw.length > PART_MAX) throw new SyntaxError('Too long');
  }
}
