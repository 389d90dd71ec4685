import { expect, test } from 'vitest';
import { SAFETY_CLASSES, type SafetyClass } from '#shared/domain/safety-classes.ts';
import { handlingOf } from './handling.ts';

const AS_HELP = { isHelp: true, isKept: false };
const AS_ANSWER = { isHelp: false, isKept: true };

test.each(SAFETY_CLASSES)('help about %s is shown as help and kept nowhere', (safety) => {
  expect(handlingOf('help', safety)).toEqual(AS_HELP);
});

test.each<[SafetyClass, typeof AS_HELP]>([
  ['crisis', AS_HELP],
  ['harassment', AS_HELP],
  ['medical', AS_ANSWER],
  ['legal', AS_ANSWER],
  ['financial', AS_ANSWER],
  ['employment', AS_ANSWER],
  ['discrimination', AS_ANSWER],
  ['privacy', AS_ANSWER],
])('an answer about %s after a first sentence', (safety, handling) => {
  expect(handlingOf('preamble', safety)).toEqual(handling);
});

test.each(['none', 'aside'] as const)('an ordinary answer (%s) is kept', (kind) => {
  expect(handlingOf(kind, 'none')).toEqual(AS_ANSWER);
});
