/** A box on the map, degrees, north and east positive; borders belong to it. */
export interface Area {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Why clocks may have shown another time than the zone's history says, in certain years and places. */
export interface DatedClockDoubt {
  readonly code:
    | 'local_summer_time'
    | 'city_time'
    | 'wartime_occupation'
    | 'two_local_times'
    | 'dublin_time'
    | 'north_vietnam'
    | 'nicosia_divided'
    | 'former_border'
    | 'ottoman_hours';
  /** Local dates, YYYY-MM-DD, both included; without an end it lasts to this day. */
  readonly from: string;
  readonly to?: string;
  /** IANA names as zones are known today. */
  readonly zones: RegExp;
  /** Where in the zone; without it, everywhere. A birth without coordinates may lie anywhere. */
  readonly areas?: readonly Area[];
  readonly source: string;
}

const NORTH_AMERICA = [
  'America/(Indiana|Kentucky|North_Dakota)/.+',
  'America/(New_York|Detroit|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles)',
  'America/(Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak)',
  'America/(St_Johns|Halifax|Glace_Bay|Moncton|Goose_Bay|Blanc-Sablon|Toronto|Atikokan)',
  'America/(Winnipeg|Regina|Swift_Current|Edmonton|Vancouver|Creston|Dawson_Creek|Fort_Nelson)',
  'America/(Whitehorse|Dawson|Iqaluit|Resolute|Rankin_Inlet|Cambridge_Bay|Inuvik)',
].join('|');

const OCCUPIED_EUROPE = [
  'Europe/(Paris|Monaco|Rome|Athens|Warsaw|Prague|Budapest|Bucharest|Chisinau|Tirane)',
  'Europe/(Belgrade|Zagreb|Ljubljana|Sarajevo|Skopje|Brussels|Luxembourg|Amsterdam)',
  'Europe/(Vilnius|Riga|Tallinn|Minsk|Kyiv|Simferopol|Moscow|Kaliningrad|Volgograd)',
].join('|');

const NORTH_OF_17: readonly Area[] = [{ south: 17, north: 23.5, west: 102, east: 108.5 }];
const NORTH_VIETNAM = /^Asia\/(Bangkok|Ho_Chi_Minh)$/;
const HANOI = 'tz database, file backzone, Asia/Hanoi';

/*
 * Most come from the remarks of the tz database's own source, which says of these that its data are
 * simplified, or from its file backzone, whose zones our pack has only for today's countries.
 */
export const DATED_CLOCK_DOUBTS: readonly DatedClockDoubt[] = [
  {
    code: 'local_summer_time',
    from: '1919-01-01',
    to: '1966-12-31',
    zones: new RegExp(`^(${NORTH_AMERICA})$`),
    source: 'tz database, file northamerica; U.S. Uniform Time Act of 1966',
  },
  {
    code: 'city_time',
    from: '1850-01-01',
    to: '1955-12-31',
    zones: /^Asia\/Kolkata$/,
    source: 'tz database, file asia: Bombay and Calcutta time',
  },
  {
    code: 'wartime_occupation',
    from: '1940-01-01',
    to: '1945-12-31',
    zones: new RegExp(`^(${OCCUPIED_EUROPE})$`),
    source: 'tz database, file europe: remarks on the years of the war',
  },
  {
    code: 'wartime_occupation',
    from: '1939-09-01',
    to: '1939-12-31',
    zones: /^Europe\/(Warsaw|Kyiv|Minsk|Vilnius)$/,
    source: 'tz database, file europe: Poland from September 1939',
  },
  {
    code: 'wartime_occupation',
    from: '1937-07-07',
    to: '1945-09-02',
    zones: /^Asia\/Shanghai$/,
    source: 'tz database, file asia: Japanese time in occupied Chinese cities',
  },
  {
    code: 'two_local_times',
    from: '1949-01-01',
    zones: /^Asia\/Urumqi$/,
    source: 'tz database, file asia: Xinjiang time',
  },
  {
    code: 'dublin_time',
    from: '1850-01-01',
    to: '1916-10-01',
    zones: /^Europe\/London$/,
    // Northern Ireland, without Kintyre across the water.
    areas: [
      { south: 54, north: 55.4, west: -8.2, east: -5.95 },
      { south: 54, north: 54.95, west: -8.2, east: -5.4 },
    ],
    source: 'tz database, file backzone, Europe/Belfast',
  },
  {
    code: 'north_vietnam',
    from: '1906-07-01',
    to: '1920-03-31',
    zones: NORTH_VIETNAM,
    areas: NORTH_OF_17,
    source: HANOI,
  },
  {
    code: 'north_vietnam',
    from: '1942-12-31',
    to: '1954-10-01',
    zones: NORTH_VIETNAM,
    areas: NORTH_OF_17,
    source: HANOI,
  },
  {
    code: 'nicosia_divided',
    from: '2016-10-30',
    to: '2017-03-26',
    zones: /^Asia\/(Nicosia|Famagusta)$/,
    areas: [{ south: 35.1, north: 35.25, west: 33.25, east: 33.45 }],
    source: 'tz database, file asia: Northern Cyprus kept summer time from September 2016',
  },
  {
    code: 'former_border',
    from: '1871-05-10',
    to: '1918-11-11',
    zones: /^Europe\/Paris$/,
    // Alsace and Moselle.
    areas: [
      { south: 47.4, north: 49.1, west: 6.85, east: 8.3 },
      { south: 48.85, north: 49.55, west: 5.9, east: 7.7 },
    ],
    source: 'Treaty of Frankfurt (1871); armistice of 11 November 1918',
  },
  {
    code: 'former_border',
    from: '1891-10-01',
    to: '1918-11-03',
    zones: /^Europe\/Rome$/,
    // Trentino and South Tyrol; Trieste and Gorizia.
    areas: [
      { south: 45.7, north: 47.1, west: 10.45, east: 11.95 },
      { south: 45.55, north: 46.1, west: 13.5, east: 13.95 },
    ],
    source: 'Treaty of Saint-Germain (1919); armistice of 3 November 1918',
  },
  {
    code: 'former_border',
    from: '1891-10-01',
    to: '1945-08-02',
    zones: /^Europe\/Warsaw$/,
    // Silesia; Pomerania and the west; Danzig and southern East Prussia.
    areas: [
      { south: 49.9, north: 51.9, west: 14.1, east: 18.3 },
      { south: 51.9, north: 54.9, west: 14.1, east: 17 },
      { south: 53.4, north: 54.9, west: 17, east: 22.8 },
    ],
    source: 'Treaty of Versailles (1919); Potsdam Agreement (1945)',
  },
  {
    code: 'former_border',
    from: '1891-10-01',
    to: '1941-07-01',
    zones: /^Europe\/Kyiv$/,
    // Galicia, Bukovina, Volhynia and Transcarpathia.
    areas: [{ south: 47.7, north: 51.95, west: 22, east: 26.5 }],
    source: 'Treaties of Saint-Germain (1919) and Riga (1921); annexation of September 1939',
  },
  {
    code: 'former_border',
    from: '1921-03-18',
    to: '1939-09-17',
    zones: /^Europe\/Minsk$/,
    // Brest, Grodno and the west.
    areas: [{ south: 51.4, north: 55.9, west: 23, east: 27 }],
    source: 'Treaty of Riga (1921)',
  },
  {
    code: 'former_border',
    from: '1891-10-01',
    to: '1918-12-01',
    zones: /^Europe\/Bucharest$/,
    // Transylvania and the Banat.
    areas: [{ south: 45.4, north: 48.1, west: 20.2, east: 25.7 }],
    source: 'Treaty of Trianon (1920); union of 1 December 1918',
  },
  {
    code: 'former_border',
    from: '1940-08-30',
    to: '1944-10-25',
    zones: /^Europe\/Bucharest$/,
    // Northern Transylvania.
    areas: [{ south: 45.9, north: 48.1, west: 21.6, east: 26.4 }],
    source: 'Second Vienna Award (1940)',
  },
  {
    code: 'ottoman_hours',
    from: '1850-01-01',
    to: '1925-12-31',
    zones: /^(Europe|Asia)\/Istanbul$/,
    source: 'Turkish laws 697 and 698 of 26 December 1925 on the clock and the calendar',
  },
];
