import type { LibraryKind } from './address.ts';

interface KindText {
  /** "The 64 gates" */
  readonly title: string;
  /** One of them, as a label: "Gate". */
  readonly one: string;
  /** What they are, in one or two sentences. */
  readonly lead: string;
}

/** The library's first page. */
export const OVERVIEW = {
  documentTitle: 'Library: every gate, channel, center, and type in plain words',
  headline: 'Everything in a chart, in plain words',
  lead: 'Look up anything in a chart: what it gives you, what to watch, and what it connects to.',
} as const;

/** The shelves of the library. */
export const KIND_TEXTS: Readonly<Record<LibraryKind, KindText>> = {
  types: {
    title: 'The 5 types',
    one: 'Type',
    lead: 'How your energy works, and how work should reach you. Everyone is one of five types.',
  },
  authorities: {
    title: 'The 8 authorities',
    one: 'Authority',
    lead: 'How you decide well: in the moment, after a night’s sleep, or by talking it through.',
  },
  profiles: {
    title: 'The 12 profiles',
    one: 'Profile',
    lead: 'How you learn and how others see you, in two lines: one you know, one they notice.',
  },
  lines: {
    title: 'The 6 lines',
    one: 'Line',
    lead: 'Six styles. Each gate comes in six lines, and two of them make up your profile.',
  },
  definitions: {
    title: 'The 5 definitions',
    one: 'Definition',
    lead: 'How the consistent parts of a chart connect, and how you take in something new.',
  },
  centers: {
    title: 'The 9 centers',
    one: 'Center',
    lead: 'What’s consistent in you when a center is defined, and what you pick up when it’s open.',
  },
  channels: {
    title: 'The 36 channels',
    one: 'Channel',
    lead: 'Two gates that connect two centers. A complete channel is a strength you can count on.',
  },
  gates: {
    title: 'The 64 gates',
    one: 'Gate',
    lead: 'The smallest building blocks of a chart: what each one gives, and what to watch.',
  },
  articles: {
    title: 'Articles',
    one: 'Article',
    lead: 'Longer reads on deciding, working together, teams, and how a chart is made.',
  },
};
