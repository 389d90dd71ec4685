import { expect, test } from 'vitest';
import { lineStartDeg, wheelPosition } from '../wheel.ts';
import {
  degreesPast,
  gateOfLine,
  isSameGate,
  lineIndexAfter,
  lineInGate,
  linesBetween,
  oppositeLine,
  positionTextAt,
} from './wheel-lines.ts';

test('line numbers name the gate and line that the wheel has there', () => {
  for (let index = 0; index < 384; index++) {
    const longitude = 302 + index * 0.9375;
    const { gate, line } = wheelPosition(longitude);
    expect(lineIndexAfter(longitude, 0)).toBe(index);
    expect(positionTextAt(index)).toBe(`${gate}.${line}`);
    expect([gateOfLine(index), lineInGate(index)]).toEqual([gate, line]);
    expect(degreesPast(lineStartDeg(gate, line), index)).toBe(0);
  }
});

test('a line 88° back or 180° on is that of the longitude there', () => {
  expect(lineIndexAfter(302.5, -88)).toBe(lineIndexAfter(214.5, 0));
  expect(oppositeLine(lineIndexAfter(302.5, 0))).toBe(lineIndexAfter(122.5, 0));
});

test('the way between lines is the shorter one, over the start of the wheel too', () => {
  expect(linesBetween(383, 1)).toBe(2);
  expect(linesBetween(1, 383)).toBe(-2);
  expect(linesBetween(10, 10)).toBe(0);
});

test('six lines make a gate', () => {
  expect(isSameGate(0, 5)).toBe(true);
  expect(isSameGate(5, 6)).toBe(false);
});
