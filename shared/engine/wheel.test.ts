import { describe, expect, test } from 'vitest';
import {
  asGate,
  baseOfUnit,
  colorOfUnit,
  GATE_NUMBERS,
  GATE_WHEEL,
  gateAfter,
  gateStartDeg,
  LINE_WIDTH_DEG,
  lineOfUnit,
  lineStartDeg,
  oppositeGate,
  positionOfUnit,
  toneOfUnit,
  UNITS_PER_CIRCLE,
  WHEEL_START_DEG,
  wheelIndex,
  wheelPosition,
  wheelUnit,
  wheelUnitAfter,
  wrap180,
  wrap360,
} from './wheel.ts';

const LINES = [1, 2, 3, 4, 5, 6] as const;

describe('the wheel', () => {
  test('holds each gate from 1 to 64 once', () => {
    expect(GATE_NUMBERS).toEqual(Array.from({ length: 64 }, (_, index) => index + 1));
    expect(new Set(GATE_WHEEL).size).toBe(64);
  });

  test('begins with gate 41 at 2° Aquarius and passes 0° Aries in gate 25', () => {
    expect(gateStartDeg(41)).toBe(302);
    expect(gateStartDeg(25)).toBe(358.25);
    expect(gateStartDeg(17)).toBe(3.875);
    expect(wheelPosition(0)).toMatchObject({ gate: 25, line: 2 });
  });

  test('gives the edge of a line to the later line, and the last bit before it to the earlier', () => {
    for (const gate of GATE_NUMBERS) {
      for (const line of LINES) {
        const edge = lineStartDeg(gate, line);
        expect(wheelPosition(edge)).toEqual({ gate, line, color: 1, tone: 1, base: 1 });
        const earlier =
          line === 1 ? { gate: gateAfter(gate, -1), line: 6 } : { gate, line: line - 1 };
        expect(wheelPosition(edge - 1e-9)).toEqual({ ...earlier, color: 6, tone: 6, base: 5 });
      }
    }
  });

  test('counts every one of the 69,120 base cells from 302° on', () => {
    for (let unit = 0; unit < UNITS_PER_CIRCLE; unit++) {
      const middle = wrap360(WHEEL_START_DEG + (unit + 0.5) / 192);
      if (wheelUnit(middle) !== unit) expect.fail(`unit ${unit} at ${middle}°`);
    }
  });

  test('tells color, tone and base by their widths', () => {
    const start = lineStartDeg(10, 3);
    expect(wheelPosition(start + 0.15625)).toMatchObject({ line: 3, color: 2, tone: 1, base: 1 });
    expect(wheelPosition(start + 5.01 / 192)).toMatchObject({
      line: 3,
      color: 1,
      tone: 2,
      base: 1,
    });
    expect(wheelPosition(start + 1.01 / 192)).toMatchObject({
      line: 3,
      color: 1,
      tone: 1,
      base: 2,
    });
    expect(wheelPosition(start + LINE_WIDTH_DEG)).toMatchObject({ gate: 10, line: 4 });
  });

  test('has no cell before its first', () => {
    for (const partOf of [lineOfUnit, colorOfUnit, toneOfUnit, baseOfUnit]) {
      expect(() => partOf(-1079)).toThrow(RangeError);
    }
  });

  test('has the opposite gate 180° on, with the same line, color, tone and base', () => {
    for (let unit = 0; unit < UNITS_PER_CIRCLE; unit += 37) {
      const here = positionOfUnit(unit);
      const across = positionOfUnit(wheelUnitAfter(unit, 180));
      expect(across).toEqual({ ...here, gate: oppositeGate(here.gate) });
    }
    expect(oppositeGate(41)).toBe(31);
    expect(wheelIndex(31)).toBe(32);
  });

  test('moves whole degrees backwards over the start', () => {
    expect(wheelUnitAfter(wheelUnit(302), -88)).toBe(wheelUnit(214));
    expect(gateAfter(41, -1)).toBe(60);
  });

  test('takes any number of turns, and no angle that is not a number', () => {
    expect(wheelPosition(302 + 720)).toEqual(wheelPosition(302));
    expect(wheelPosition(-58)).toEqual(wheelPosition(302));
    expect(() => wheelPosition(Number.NaN)).toThrow(RangeError);
  });

  test('wraps angles without ever giving a full circle', () => {
    expect(wrap360(-1e-20)).toBe(0);
    expect(wrap360(360)).toBe(0);
    expect(wrap180(179)).toBe(179);
    expect(wrap180(181)).toBe(-179);
    expect(wrap180(180)).toBe(-180);
  });

  test('knows which numbers are gates', () => {
    expect(asGate(1)).toBe(1);
    expect(asGate(64)).toBe(64);
    for (const other of [0, 65, -1, 1.5, Number.NaN]) expect(asGate(other)).toBeNull();
  });
});
