import type { SharedChart } from '#shared/contract/sharing.ts';
import { at, type Given, title, type View } from './view.ts';

const NAME = 'Maximiliane Schönfelder-Thorvaldsdóttir';
const SHARED: SharedChart = {
  level: 'summary',
  name: NAME,
  type: 'Manifesting Generator',
  isTypeUncertain: true,
  lead: 'They have steady energy, and they move fast once something has their yes.',
  facts: (['decide', 'strategy', 'profile'] as const).map((id) => ({
    id,
    label: 'How they decide',
    term: 'Mental / Environmental',
    sentence: 'They think out loud with people they trust. Meet somewhere they like.',
    isUncertain: true,
  })),
  definedCenters: ['throat', 'sacral', 'root'],
  uncertainCenters: ['root', 'spleen'],
  expiresAt: '2027-01-20T10:00:00.000Z',
};

/** What others see of a chart, and where its owner decides about that. */
export const SHARING_VIEWS: readonly View[] = [
  {
    name: 'shared-chart',
    person: 'visitor',
    path: at('/s/view'),
    replies: { '/api/shared/view': SHARED, '/api/shared/view/views': null },
    shows: title(/is probably a Manifesting Generator/),
  },
  {
    name: 'shared-chart-ended',
    person: 'visitor',
    path: at('/s/ended'),
    refusals: /status of 404 .*\/api\/shared\//,
    shows: title('This link doesn’t work anymore'),
  },
  {
    name: 'result-share',
    person: 'owner',
    path: ({ exactChart }: Given) => `/results/${exactChart}`,
    act: (page) => page.getByRole('button', { name: 'Share', exact: true }).click(),
    shows: (page) => page.getByRole('dialog').getByText('Defined centers'),
  },
];
