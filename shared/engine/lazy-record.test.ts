import { describe, expect, test } from 'vitest';
import { lazyRecords } from './lazy-record.ts';

interface Square {
  readonly side: number;
  readonly area: number;
  readonly corners: readonly string[];
}

/** Makes squares and notes which rules are applied. */
function squares(toJson?: (side: number) => unknown) {
  const applied: string[] = [];
  const squareOf = lazyRecords<number, Square>(
    {
      side: (side) => side,
      area: (_, square) => {
        applied.push('area');
        return square.side * square.side;
      },
      corners: () => {
        applied.push('corners');
        return ['a', 'b', 'c', 'd'];
      },
    },
    toJson,
  );
  return { squareOf, applied };
}

describe('a lazy record', () => {
  test('applies a rule when its field is first read, and once', () => {
    const { squareOf, applied } = squares();
    const square = squareOf(3);
    expect(applied).toEqual([]);
    expect([square.area, square.area, square.corners]).toEqual([9, 9, square.corners]);
    expect(applied).toEqual(['area', 'corners']);
  });

  test('keeps the fields of one record apart from those of another', () => {
    const { squareOf } = squares();
    const [small, large] = [squareOf(1), squareOf(2)];
    expect([small.area, large.area, small.area]).toEqual([1, 4, 1]);
  });

  test('is spread, listed and compared like a plain object', () => {
    const { squareOf } = squares();
    const plain = { side: 2, area: 4, corners: ['a', 'b', 'c', 'd'] };
    expect({ ...squareOf(2) }).toEqual(plain);
    expect(squareOf(2)).toEqual(plain);
    expect(squareOf(2)).not.toEqual({ ...plain, area: 5 });
    expect(squareOf(2)).not.toEqual(squareOf(3));
    expect(Object.keys(squareOf(2))).toEqual(['side', 'area', 'corners']);
    const { side: _, ...rest } = squareOf(2);
    expect(rest).toEqual({ area: 4, corners: plain.corners });
    expect(JSON.stringify(squareOf(2))).toBe(JSON.stringify(plain));
  });

  test('has the fields of its rules and what every object has, nothing else', () => {
    const square = squares().squareOf(2);
    expect('area' in square).toBe(true);
    expect('radius' in square).toBe(false);
    expect(Reflect.get(square, 'radius')).toBeUndefined();
    expect(String(square)).toBe('[object Object]');
    expect(Object.getPrototypeOf(square)).toBe(Object.prototype);
    expect(Object.hasOwn(square, 'toString')).toBe(false);
  });

  test('cannot be changed', () => {
    const square = squares().squareOf(2);
    expect(Reflect.set(square, 'area', 5)).toBe(false);
    expect(Reflect.deleteProperty(square, 'area')).toBe(false);
    expect(Reflect.defineProperty(square, 'area', { value: 5 })).toBe(false);
    expect(square.area).toBe(4);
  });

  test('is written as JSON the way it is told, from the seed alone', () => {
    const { squareOf, applied } = squares((side) => ({ side }));
    expect(JSON.stringify([squareOf(2)])).toBe('[{"side":2}]');
    expect(applied).toEqual([]);
  });
});
