import type { ReturnKind } from '#shared/engine/transits/returns.ts';

interface ReturnText {
  readonly title: string;
  /** Within a sentence. */
  readonly name: string;
  /** What it is and how often; no prediction. */
  readonly about: string;
}

export const RETURN_TEXTS: Readonly<Record<ReturnKind, ReturnText>> = {
  solar: {
    title: 'Solar return',
    name: 'solar return',
    about:
      'Once a year, within a day or so of the birthday, the Sun is back where it was at birth.',
  },
  lunar: {
    title: 'Lunar return',
    name: 'lunar return',
    about: 'About every 27.3 days, the Moon is back where it was at birth.',
  },
  saturn: {
    title: 'Saturn return',
    name: 'Saturn return',
    about:
      'Around ages 29 and 58, Saturn is back where it was at birth. It often turns nearby and passes the same point three times.',
  },
  uranus_opposition: {
    title: 'Uranus opposition',
    name: 'Uranus opposition',
    about:
      'Around age 42, Uranus is opposite its place at birth. It often turns nearby and passes that point three times.',
  },
  nodal: {
    title: 'Nodal return',
    name: 'nodal return',
    about: 'About every 18.6 years, the Moon’s true node is back where it was at birth.',
  },
};
