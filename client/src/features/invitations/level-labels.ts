import type { VisibilityLevel } from '#shared/domain/visibility.ts';

export const LEVEL_LABELS: Readonly<
  Record<VisibilityLevel, { readonly name: string; readonly what: string }>
> = {
  full: {
    name: 'Full',
    what: 'Your whole chart. Account admins also see your birth details.',
  },
  summary: {
    name: 'Summary',
    what: 'Your type, strategy, authority and profile.',
  },
  functions: {
    name: 'Functions only',
    what: 'Only which of the team’s 12 functions you cover.',
  },
};

type Who = 'team' | 'admins' | 'nobody';

/** Who sees what at each level, in the order of the levels. */
export const SEEN: readonly { readonly what: string; readonly by: Record<VisibilityLevel, Who> }[] =
  [
    {
      what: 'Your name and which of the 12 functions you cover',
      by: { full: 'team', summary: 'team', functions: 'team' },
    },
    {
      what: 'Type, strategy, authority, profile',
      by: { full: 'team', summary: 'team', functions: 'nobody' },
    },
    {
      what: 'Gates, channels, the graph',
      by: { full: 'team', summary: 'nobody', functions: 'nobody' },
    },
    {
      what: 'Birth date, time, place',
      by: { full: 'admins', summary: 'nobody', functions: 'nobody' },
    },
  ];

export const WHO_LABELS: Readonly<Record<Who, string>> = {
  team: 'Team',
  admins: 'Admins',
  nobody: 'Nobody',
};
