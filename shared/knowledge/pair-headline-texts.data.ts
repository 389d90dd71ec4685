import type { TypeName } from '../engine/human-type.ts';
import type { PairMode } from '../engine/pair/modes.ts';
import type { Line } from '../engine/wheel.ts';

/** `{matter}` is what the channel is about; `{a}` has the whole channel in the last two modes. */
export const MODE_HEADLINES: Readonly<Record<PairMode, readonly string[]>> = {
  Electromagnetic: [
    '{a} and {b} spark over {matter}.',
    '{a} and {b} excite and irritate each other over {matter}.',
  ],
  Companionship: [
    '{a} and {b} see eye to eye on {matter}.',
    '{a} and {b} share the same instincts on {matter}.',
  ],
  Compromise: [
    '{a} has the last word on {matter}, and {b} gives some ground.',
    'When it comes to {matter}, {b} tends to give in to {a}.',
  ],
  Dominance: [
    '{a} sets the tone on {matter}, and {b} follows.',
    'When it comes to {matter}, {b} takes the cue from {a}.',
  ],
};

/** What a person does, after a name and after two names. */
export interface Role {
  readonly one: string;
  readonly both: string;
}

export const TYPE_ROLES: Readonly<Record<TypeName, Role>> = {
  Manifestor: { one: 'starts things', both: 'start things' },
  Generator: { one: 'keeps the work going', both: 'keep the work going' },
  'Manifesting Generator': { one: 'finds the fast way', both: 'find the fast way' },
  Projector: { one: 'sees how to steer', both: 'see how to steer' },
  Reflector: { one: 'reads the room', both: 'read the room' },
};

/** By the first line of the profile. */
export const LINE_ROLES: Readonly<Record<Line, Role>> = {
  1: { one: 'checks the facts', both: 'check the facts' },
  2: { one: 'needs room to get absorbed', both: 'need room to get absorbed' },
  3: { one: 'learns by trying', both: 'learn by trying' },
  4: { one: 'works through friends and contacts', both: 'work through friends and contacts' },
  5: { one: 'looks for a practical fix', both: 'look for a practical fix' },
  6: { one: 'takes the long view', both: 'take the long view' },
};
