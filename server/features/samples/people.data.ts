import type { NewChart } from '#shared/contract/charts.ts';

/*
 * Invented people, with coordinates, so that no place has to be looked up. Ids are fixed: browsers
 * keep what they have fetched.
 */

export interface SamplePerson {
  readonly id: string;
  readonly birth: NewChart;
}

export const SAMPLE_PERSON: SamplePerson = {
  id: '5a3b1e00-0000-4000-8000-000000000001',
  birth: {
    name: 'Pia Moreno',
    birthDate: '1986-09-03',
    birthTime: '07:45',
    birthPlace: 'Valencia, Spain',
    latitude: 39.4697,
    longitude: -0.3774,
  },
};

export const SAMPLE_TEAM = {
  id: '5a3b1e00-0000-4000-8000-000000000010',
  accountId: '5a3b1e00-0000-4000-8000-000000000020',
  name: 'Product Studio',
  description: 'A sample team of invented people',
} as const;

export const SAMPLE_TEAM_PEOPLE: readonly SamplePerson[] = [
  {
    id: '5a3b1e00-0000-4000-8000-000000000011',
    birth: {
      name: 'Adam Lindqvist',
      birthDate: '1981-04-14',
      birthTime: '08:10',
      birthPlace: 'Toronto, Canada',
      latitude: 43.7064,
      longitude: -79.3986,
    },
  },
  {
    id: '5a3b1e00-0000-4000-8000-000000000012',
    birth: {
      name: 'Mei Tanaka',
      birthDate: '1990-02-27',
      birthTime: '16:35',
      birthPlace: 'Kyoto, Japan',
      latitude: 35.0211,
      longitude: 135.7538,
    },
  },
  {
    id: '5a3b1e00-0000-4000-8000-000000000013',
    birth: {
      name: 'Jonas Weber',
      birthDate: '1975-12-09',
      birthTime: '23:05',
      birthPlace: 'Vienna, Austria',
      latitude: 48.2085,
      longitude: 16.3721,
    },
  },
  {
    id: '5a3b1e00-0000-4000-8000-000000000014',
    birth: {
      name: 'Wanjiru Kamau',
      birthDate: '1988-07-19',
      birthTime: '04:50',
      birthPlace: 'Nairobi, Kenya',
      latitude: -1.2833,
      longitude: 36.8167,
    },
  },
  {
    id: '5a3b1e00-0000-4000-8000-000000000015',
    birth: {
      name: 'Inês Duarte',
      birthDate: '1993-10-02',
      birthTime: '12:25',
      birthPlace: 'Lisbon, Portugal',
      latitude: 38.7167,
      longitude: -9.1333,
    },
  },
];
