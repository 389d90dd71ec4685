/** What a site shows of the known birth when it adds daylight saving time, as its page is copied. */
export const AN_HOUR_EARLIER = [
  'Design Personality',
  'Sun 9.3 55.6',
  'Earth 16.3 59.6',
  'North Node 58.2 10.6',
  'South Node 52.2 15.6',
  'Moon 41.1 17.4',
  'Mercury 43.6 13.2',
  'Venus 1.3 61.1',
  'Mars 30.3 3.3',
  'Jupiter 56.4 53.6',
  'Saturn 1.2 43.3',
  'Uranus 56.2 62.4',
  'Neptune 50.1 50.2',
  'Pluto 29.3 29.1',
].join('\n');
