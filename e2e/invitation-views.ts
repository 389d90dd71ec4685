import type { InvitationPage, OwnPlace } from '#shared/contract/invitations.ts';
import { at, type Given, title, type View } from './view.ts';

const TEAM = 'The long-established team for new products and their first customers';
const PAGE: InvitationPage = {
  organization: 'Northwind Traders, the branch in the old harbor',
  teamName: TEAM,
  aiProvider: 'OpenAI',
  consentVersion: '2026-11',
  expiresAt: '2027-01-20T10:00:00.000Z',
};
const BODIES = {
  sun: '26.3',
  earth: '45.3',
  north_node: '16.1',
  south_node: '9.1',
  moon: '51.4',
  mercury: '11.2',
  venus: '5.1',
  mars: '64.6',
  jupiter: '3.5',
  saturn: '1.2',
  uranus: '54.4',
  neptune: '61.1',
  pluto: '57.2',
};
const PLACE: OwnPlace = {
  ...PAGE,
  name: 'Maximiliane Schönfelder-Thorvaldsdóttir',
  level: 'summary',
  move: null,
  joinedAt: '2026-11-20T10:00:00.000Z',
  birth: { date: '1987-06-14', calendar: 'gregorian', time: 'unknown', place: 'Denver, Colorado' },
  isApproximate: true,
  statement: 'You’re a Manifesting Generator.',
  lead: 'You have steady energy and start fast after a yes.',
  facts: (['decide', 'strategy', 'profile'] as const).map((id) => ({
    id,
    label: 'How you decide',
    term: 'Mental / Environmental',
    sentence: 'Think out loud with people you trust. Meet somewhere you like.',
  })),
  activations: { design: BODIES, personality: BODIES },
};

/** What invited people see, and where they are invited. */
export const INVITATION_VIEWS: readonly View[] = [
  {
    name: 'join',
    person: 'visitor',
    path: at('/join/view'),
    replies: { '/api/invitations/view': PAGE },
    shows: title(/^Join The long/),
  },
  {
    name: 'join-ended',
    person: 'visitor',
    path: at('/join/ended'),
    refusals: /status of 404 .*\/api\/invitations\//,
    shows: title('This invitation doesn’t work anymore'),
  },
  {
    name: 'my-place',
    person: 'visitor',
    path: at('/my-place/view'),
    replies: { '/api/my-place/view': PLACE },
    shows: title('You’re a Manifesting Generator.'),
  },
  {
    name: 'my-place-ended',
    person: 'visitor',
    path: at('/my-place/ended'),
    refusals: /status of 404 .*\/api\/my-place\//,
    shows: title('This link doesn’t work anymore'),
  },
  {
    name: 'my-places',
    person: 'newcomer',
    path: at('/account/data'),
    replies: {
      '/api/user/places': [
        {
          id: '0a4f6c52-6d0f-4a55-9a0c-5e0a86f2b0aa',
          name: PLACE.name,
          organization: PAGE.organization,
          teamName: TEAM,
          joinedAt: PLACE.joinedAt,
          level: PLACE.level,
        },
      ],
    },
    shows: (page) => page.getByRole('combobox', { name: /^What The long/ }),
  },
  {
    name: 'team-invite',
    person: 'accountAdmin',
    path: ({ pair }: Given) => `/team?teamId=${pair}&tab=people`,
    act: (page) => page.getByRole('button', { name: 'Invite people' }).click(),
    shows: (page) => page.getByRole('dialog').getByText('Whom is it for?'),
  },
];
