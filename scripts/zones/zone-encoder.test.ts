import { describe, expect, test } from 'vitest';
import { readZonePack } from '#shared/engine/time/zone-decode.ts';
import { typeAt } from '#shared/engine/time/zone-history.ts';
import { parseZoneTail, tailChanges } from '#shared/engine/time/zone-tail.ts';
import { readTzif, type TzifZone } from './tzif.ts';
import { encodeZonePack, shortenZone } from './zone-encoder.ts';

const LMT = { offsetSeconds: -4321, isDst: false, abbreviation: 'LMT' };
const TAIL_TEXT = 'CET-1CEST,M3.5.0,M10.5.0/3';

/** A zone whose transitions from 1980 to 2037 follow the rule, after an irregular one. */
function sampleZone(): TzifZone {
  const tail = parseZoneTail(TAIL_TEXT);
  if (!tail) throw new Error('The rule of the sample cannot be read');
  const years = Array.from({ length: 58 }, (_, index) => 1980 + index);
  const yearly = years.flatMap((year) => tailChanges(tail, year));
  const first = { atSeconds: -2_000_000_123, type: tail.standard };
  const changes = [first, ...yearly];
  return {
    firstType: LMT,
    changeSeconds: changes.map(({ atSeconds }) => atSeconds),
    changeTypes: changes.map(({ type }) => type),
    tail,
    tailText: TAIL_TEXT,
  };
}

function tzif(version: string): Buffer {
  const header = (counts: readonly number[]) => {
    const bytes = Buffer.alloc(44);
    bytes.write(`TZif${version}`, 'latin1');
    for (const [index, count] of counts.entries()) bytes.writeUInt32BE(count, 20 + 4 * index);
    return bytes;
  };
  const body = Buffer.alloc(3 * 8 + 3 + 3 * 6);
  for (const [index, at] of [-5_000_000_000n, 0n, 100n].entries()) {
    body.writeBigInt64BE(at, index * 8);
  }
  body.set([1, 2, 1], 24);
  // Types 1 and 2 are the same time, so the second and third transitions have no effect.
  for (const [index, [offset, name]] of (
    [
      [-4321, 0],
      [3600, 4],
      [3600, 4],
    ] as const
  ).entries()) {
    body.writeInt32BE(offset, 27 + index * 6);
    body.writeUInt8(name, 27 + index * 6 + 5);
  }
  const names = Buffer.from('LMT\0CET\0\nCET-1\n', 'latin1');
  return Buffer.concat([header([0, 0, 0, 0, 0, 0]), header([0, 0, 0, 3, 3, 8]), body, names]);
}

describe('reading TZif', () => {
  test('reads the 64-bit data and drops transitions without effect', () => {
    expect(readTzif(tzif('2'))).toEqual({
      firstType: LMT,
      changeSeconds: [-5_000_000_000],
      changeTypes: [{ offsetSeconds: 3600, isDst: false, abbreviation: 'CET' }],
      tail: parseZoneTail('CET-1'),
      tailText: 'CET-1',
    });
  });

  test('rejects other files', () => {
    expect(() => readTzif(tzif('\0'))).toThrow('version 1');
    expect(() => readTzif(Buffer.alloc(100))).toThrow('Not a TZif file');
  });
});

describe('a zone pack', () => {
  test('keeps only transitions that the rule does not generate', () => {
    const lastSundayOfMarch1980 = Date.UTC(1980, 2, 30, 1) / 1000;
    expect(shortenZone(sampleZone()).changeSeconds).toEqual([
      -2_000_000_123,
      lastSundayOfMarch1980,
    ]);
  });

  test('keeps transitions that the rule would place elsewhere', () => {
    const zone = sampleZone();
    const moved = {
      ...zone,
      changeSeconds: zone.changeSeconds.map((at, i) => (i === 60 ? at + 1 : at)),
    };
    expect(shortenZone(moved).changeSeconds.length).toBeGreaterThan(60);
  });

  test('decodes to the same times under all names', () => {
    const zone = sampleZone();
    const source = {
      version: '2000x',
      zones: new Map([['Test/One', zone]]),
      aliases: new Map([['Old/One', 'Test/One']]),
    };
    const text = encodeZonePack(source);
    expect(encodeZonePack(source)).toBe(text);
    const pack = readZonePack(text);
    expect([pack.version, pack.zones, [...pack.aliases]]).toEqual([
      '2000x',
      ['Test/One'],
      [['Old/One', 'Test/One']],
    ]);
    const history = pack.history('Old/One');
    const instants = zone.changeSeconds.flatMap((at) => [at - 1, at]);
    expect(instants.map((at) => history && typeAt(history, at))).toEqual(
      instants.map((at) => typeAt(zone, at)),
    );
    expect(pack.history('Test/Two')).toBeNull();
  });
});
