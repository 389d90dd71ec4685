/** Births for test teams: with coordinates, so that no place is looked up. */
export const BIRTHS = [
  {
    name: 'Alma Reyes',
    birthDate: '1979-11-21',
    birthTime: '05:20',
    birthPlace: 'Lisbon',
    latitude: 38.72,
    longitude: -9.14,
  },
  {
    name: 'Ben Okoye',
    birthDate: '1985-12-10',
    birthTime: '06:30',
    birthPlace: 'London',
    latitude: 51.5,
    longitude: -0.12,
  },
  {
    name: 'Cem Aydin',
    birthDate: '1990-06-04',
    birthTime: '21:15',
    birthPlace: 'Berlin',
    latitude: 52.52,
    longitude: 13.4,
  },
  {
    name: 'Dora Weiss',
    birthDate: '1972-02-17',
    birthTime: '11:05',
    birthPlace: 'Vienna',
    latitude: 48.21,
    longitude: 16.37,
  },
  {
    name: 'Eva Lind',
    birthDate: '1994-08-30',
    birthTime: '00:40',
    birthPlace: 'Stockholm',
    latitude: 59.33,
    longitude: 18.07,
  },
] as const;
