import { expect, test } from 'vitest';
import { chartWith } from '#client/testing/samples.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import { toldType, typeShareWords } from './type-shares.ts';

const typeShares = [
  { type: 'Manifestor', share: 0.74 },
  { type: 'Generator', share: 0.25 },
  { type: 'Projector', share: 0.01 },
] as const;

test('says for how many hours of an unknown day each type is the answer', () => {
  expect(
    typeShareWords(chartWith({ birthTime: 'unknown', typeShares: [...typeShares] }))?.full,
  ).toBe('Manifestor for 18 of 24 hours, Generator for 6, Projector for less than 1');
});

test('says at how many of the possible times it is around a rounded one', () => {
  expect(typeShareWords(chartWith({ birthTime: '06:00', typeShares: [...typeShares] }))?.full).toBe(
    'Manifestor at 74% of the possible times, Generator at 25%, Projector at 1%',
  );
});

test('hours of a day add up to it', () => {
  const shares = [
    { type: 'Projector', share: 9.68 / 24 },
    { type: 'Manifestor', share: 9.5 / 24 },
    { type: 'Generator', share: 4.82 / 24 },
  ] as const;
  expect(typeShareWords(chartWith({ birthTime: 'unknown', typeShares: [...shares] }))?.full).toBe(
    'Projector for 10 of 24 hours, Manifestor for 9, Generator for 5',
  );
});

test('says nothing where the type is certain', () => {
  expect(typeShareWords(chartWith({}))).toBeNull();
});

test('says in short how likely the type is that a card names, the likelier one', () => {
  const short = (birthTime: string, type: TypeName) => {
    const { chartData, ...chart } = chartWith({ birthTime, typeShares: [...typeShares] });
    return typeShareWords({ ...chart, chartData: { ...chartData, type } })?.short;
  };
  expect(short('unknown', 'Manifestor')).toBe('18 of 24 hours');
  expect(short('06:00', 'Manifestor')).toBe('74% of the possible times');
  // Drawn for noon, which need not be among the likeliest hours.
  expect(short('unknown', 'Generator')).toBe('18 of 24 hours');
  expect(short('06:00', 'Generator')).toBe('74% of the possible times');
});

test('names the likelier type, of two as likely the one that is drawn', () => {
  const told = (type: TypeName, share: number) => {
    const { chartData, ...chart } = chartWith({
      typeShares: [
        { type: 'Manifestor', share },
        { type: 'Generator', share: 1 - share },
      ],
    });
    return toldType({ ...chart, chartData: { ...chartData, type } });
  };
  expect(told('Generator', 0.6)).toBe('Manifestor');
  expect(told('Manifestor', 0.6)).toBe('Manifestor');
  expect(told('Generator', 0.5)).toBe('Generator');
  expect(toldType(chartWith({}))).toBe(chartWith({}).chartData.type);
});
