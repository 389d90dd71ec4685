import { BODY_NAMES, type BodyId } from '../engine/bodies.ts';
import { CHANNEL_BY_ID } from '../engine/channels.ts';
import type { SkyCover } from '../engine/penta/weather.ts';
import type { Completion } from '../engine/transits/completions.ts';
import type { Return, ReturnKind } from '../engine/transits/returns.ts';

/** What an entry of a calendar says. */
interface EntryText {
  readonly title: string;
  readonly description: string;
}

const bodyName = (body: BodyId) =>
  body === 'sun' || body === 'earth' ? `the ${BODY_NAMES[body]}` : BODY_NAMES[body];

const starting = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "The Sun completes Power (34-57)". */
export function completionText({ channel, body, gate, ownGate }: Completion): EntryText {
  const who = bodyName(body);
  const { name } = CHANNEL_BY_ID[channel];
  return {
    title: `${starting(who)} completes ${name} (${channel})`,
    description: `You have gate ${ownGate}, and ${who} brings gate ${gate}. You may notice more of this channel in yourself for now; it isn’t a forecast.`,
  };
}

const RETURNS: Readonly<Record<ReturnKind, EntryText>> = {
  solar: {
    title: 'Solar return',
    description:
      'The Sun is back where it was when you were born. A good day to look back on a year.',
  },
  lunar: {
    title: 'Lunar return',
    description: 'The Moon is back where it was when you were born. It comes around every 27 days.',
  },
  saturn: {
    title: 'Saturn return',
    description:
      'Saturn is back where it was when you were born. Many people review their commitments around this time.',
  },
  uranus_opposition: {
    title: 'Uranus opposition',
    description:
      'Uranus is opposite its place at your birth. Many people ask what they still want to try.',
  },
  nodal: {
    title: 'Nodal return',
    description: 'The lunar node is back where it was when you were born, after about 18.6 years.',
  },
};

/** @param isExact false where the birth time isn’t exact, and so neither is the return */
export function returnText({ kind }: Return, isExact: boolean): EntryText {
  const { title, description } = RETURNS[kind];
  return isExact
    ? { title, description }
    : {
        title: `${title} (approximate)`,
        description: `${description} Your birth time isn’t exact, so this time isn’t either.`,
      };
}

/** "The Sun stands in for Oversight (33)". */
export function coverText({ gate, bodies }: SkyCover, label: string, teamName: string): EntryText {
  const [first = 'sun'] = bodies;
  const who = bodyName(first);
  return {
    title: `${starting(who)} stands in for ${label} (${gate})`,
    description: `Nobody on ${teamName} covers ${label}. While ${who} is in gate ${gate}, it may come up more easily; it doesn’t replace a person.`,
  };
}
