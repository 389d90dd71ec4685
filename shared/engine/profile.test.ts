import { expect, test } from 'vitest';
import { crossOf } from './cross.ts';
import { type AngleCode, PROFILE_IDS, profileById, profileOf } from './profile.ts';
import {
  GATE_NUMBERS,
  positionOfUnit,
  UNITS_PER_CIRCLE,
  type WheelPosition,
  wheelUnitAfter,
} from './wheel.ts';

/** Both Suns at every base cell of the circle. */
function* everySun(): Generator<{ personality: WheelPosition; design: WheelPosition }> {
  for (let unit = 0; unit < UNITS_PER_CIRCLE; unit++) {
    yield {
      personality: positionOfUnit(unit),
      design: positionOfUnit(wheelUnitAfter(unit, -88)),
    };
  }
}

test('88° give the twelve profiles with the shares that follow from the wheel, and no other', () => {
  const counts = new Map<string, number>();
  for (const { personality, design } of everySun()) {
    const { id } = profileOf(personality.line, design.line);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const shares = Object.fromEntries(
    [...counts].map(([id, count]) => [id, ((count / UNITS_PER_CIRCLE) * 100).toFixed(2)]),
  );
  expect(shares).toEqual({
    '1/3': '14.44',
    '1/4': '2.22',
    '2/4': '14.44',
    '2/5': '2.22',
    '3/5': '14.44',
    '3/6': '2.22',
    '4/6': '14.44',
    '4/1': '2.22',
    '5/1': '14.44',
    '5/2': '2.22',
    '6/2': '14.44',
    '6/3': '2.22',
  });
});

test('a profile is named after its lines', () => {
  expect(profileOf(5, 1)).toMatchObject({
    id: '5/1',
    name: 'Heretic/Investigator',
    angle: { code: 'LAX', name: 'Left Angle' },
  });
});

test('a pair of lines that no birth gives is refused', () => {
  expect(() => profileOf(1, 1)).toThrow('1/1 is not a profile');
});

test('every place of the Sun fits the gates of its cross', () => {
  for (const { personality, design } of everySun()) {
    const { angle } = profileOf(personality.line, design.line);
    const { gates } = crossOf(personality.gate, angle.code);
    if (gates[0] !== personality.gate || gates[2] !== design.gate) {
      expect.fail(`${gates} for ${personality.gate} and ${design.gate}`);
    }
  }
});

test('the crosses are 192 with 112 names, numbered without holes', () => {
  const codes: readonly AngleCode[] = ['RAX', 'JX', 'LAX'];
  const crosses = codes.flatMap((code) => GATE_NUMBERS.map((gate) => crossOf(gate, code)));
  expect(new Set(crosses.map(({ key }) => key)).size).toBe(192);
  expect(new Set(crosses.map(({ fullName }) => fullName)).size).toBe(192);
  const names = codes.map(
    (code) => new Set(GATE_NUMBERS.map((gate) => crossOf(gate, code).name)).size,
  );
  expect(names).toEqual([16, 64, 32]);
});

test.each([
  ['37-RAX', 'Right Angle Cross of Planning 1', [37, 40, 9, 16]],
  ['40-RAX', 'Right Angle Cross of Planning 3', [40, 37, 16, 9]],
  ['51-LAX', 'Left Angle Cross of the Clarion 1', [51, 57, 61, 62]],
  ['39-RAX', 'Right Angle Cross of Tension 2', [39, 38, 21, 48]],
  ['9-JX', 'Juxtaposition Cross of Focus', [9, 16, 64, 63]],
  ['45-LAX', 'Left Angle Cross of Confrontation 1', [45, 26, 36, 6]],
  ['41-LAX', 'Left Angle Cross of the Alpha 2', [41, 31, 44, 24]],
] as const)('%s is the %s', (key, fullName, gates) => {
  const found = (['RAX', 'JX', 'LAX'] as const)
    .flatMap((code) => GATE_NUMBERS.map((gate) => crossOf(gate, code)))
    .find((cross) => cross.key === key);
  expect(found).toMatchObject({ fullName, gates });
});

test('finds each profile by its id', () => {
  for (const id of PROFILE_IDS) expect(profileById(id).id).toBe(id);
  expect(profileById('4/1')).toMatchObject({ personalityLine: 4, designLine: 1 });
});
