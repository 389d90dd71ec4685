import { type CurrentUser, getCurrentUser } from '#shared/contract/auth.ts';
import type { BillingStatus } from '#shared/contract/billing.ts';
import type { ChartData, ChartRecord } from '#shared/contract/charts.ts';

/** A regular signed-in user without a team. */
export function personWith(changes: Partial<CurrentUser> = {}): CurrentUser {
  return {
    ...getCurrentUser.example,
    ...changes,
  };
}

/** The plan of a person who has bought none. */
export function billingStatusWith(changes: Partial<BillingStatus> = {}): BillingStatus {
  return {
    state: 'none',
    tier: null,
    accountId: null,
    hasAccess: false,
    paidUntil: null,
    accessUntil: null,
    cancelsAtPeriodEnd: false,
    hasPendingChange: false,
    isRevoked: false,
    isCovered: false,
    ...changes,
  };
}

/** The chart of February 24, 1955, 19:15 in San Francisco. */
const CHART_DATA: ChartData = {
  type: 'Generator',
  strategy: 'Wait to respond',
  authority: 'Emotional',
  profile: '6/3',
  profileName: 'Role Model/Martyr',
  definition: 'Split',
  signature: 'Satisfaction',
  notSelf: 'Frustration',
  incarnationCross: 'Left Angle Cross of Spirit 1',
  definedCenters: ['Ajna', 'Throat', 'Solar Plexus', 'Sacral', 'Root'],
  gates: [1, 3, 9, 10, 13, 15, 16, 17, 29, 30, 41, 43, 50, 52, 53, 55, 56, 58, 59, 61, 62],
  channels: ['3-60', '9-52', '17-62', '30-41'],
  activations: {
    design: {
      sun: '9.3',
      earth: '16.3',
      north_node: '58.2',
      south_node: '52.2',
      moon: '41.1',
      mercury: '43.6',
      venus: '1.3',
      mars: '30.3',
      jupiter: '56.4',
      saturn: '1.2',
      uranus: '56.2',
      neptune: '50.1',
      pluto: '29.3',
    },
    personality: {
      sun: '55.6',
      earth: '59.6',
      north_node: '10.6',
      south_node: '15.6',
      moon: '17.5',
      mercury: '13.2',
      venus: '61.1',
      mars: '3.3',
      jupiter: '53.6',
      saturn: '43.3',
      uranus: '62.4',
      neptune: '50.2',
      pluto: '29.1',
    },
  },
  variables: null,
};

export const CHART_ID = '0b9d7c0e-0f4e-4c39-9a55-0d6f6a3f2a10';
export const OTHER_CHART_ID = '5e3b1f57-55aa-4d0b-b6e2-7a6f5a1c9e21';

/** A chart as the results page gets it. */
export function chartWith(
  changes: Partial<ChartRecord> = {},
  data: Partial<ChartData> = {},
): ChartRecord {
  return {
    id: CHART_ID,
    name: 'Steve Jobs',
    birthDate: '1955-02-24',
    calendar: 'gregorian',
    birthTime: '19:15',
    birthPlace: 'San Francisco, California, United States',
    resolvedPlace: 'San Francisco, California, United States',
    uncertaintyLevel: 'low',
    chartData: { ...CHART_DATA, ...data },
    createdAt: '2026-05-03T10:00:00.000Z',
    quickInsights: { workingStyle: 'You have steady energy.\n\nSleep on offers.' },
    timeZone: 'America/Los_Angeles',
    utcOffsetSeconds: -28800,
    birthUtc: '1955-02-25T03:15:00.000Z',
    designUtc: '1954-11-30T12:00:00.000Z',
    engineVersion: 'test',
    provenance: {
      resolvedPlace: 'San Francisco, California, United States',
      latitude: 37.77,
      longitude: -122.42,
      offsetRule: 'zone',
      abbreviation: 'PST',
      fold: null,
      doubts: [],
      tzVersion: 'test',
      ephemeris: 'test',
    },
    ...changes,
  };
}
