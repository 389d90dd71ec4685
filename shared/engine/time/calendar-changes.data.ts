/** How long a country's civil records were dated by the Julian ("old style") calendar. */
export interface CalendarChange {
  /** As it is named in a sentence: "the Ottoman Empire". */
  readonly country: string;
  /** IANA names of the zones its places have today. */
  readonly zones: readonly string[];
  /** The last day that records date by the Julian calendar, in that calendar, YYYY-MM-DD. */
  readonly lastOldStyleDay: string;
  /** The day after it, in the Gregorian calendar, YYYY-MM-DD. */
  readonly firstNewStyleDay: string;
  readonly source: string;
}

const SSA = 'U.S. Social Security Administration, POMS GN 00307.180, Gregorian/Julian Calendar';

const RUSSIA = [
  'Europe/Moscow',
  'Europe/Kaliningrad',
  'Europe/Kirov',
  'Europe/Volgograd',
  'Europe/Astrakhan',
  'Europe/Saratov',
  'Europe/Ulyanovsk',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Novosibirsk',
  'Asia/Barnaul',
  'Asia/Tomsk',
  'Asia/Novokuznetsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Chita',
  'Asia/Yakutsk',
  'Asia/Khandyga',
  'Asia/Vladivostok',
  'Asia/Ust-Nera',
  'Asia/Magadan',
  'Asia/Sakhalin',
  'Asia/Srednekolymsk',
  'Asia/Kamchatka',
  'Asia/Anadyr',
];

const CENTRAL_ASIA = [
  'Asia/Almaty',
  'Asia/Qyzylorda',
  'Asia/Qostanay',
  'Asia/Aqtobe',
  'Asia/Aqtau',
  'Asia/Atyrau',
  'Asia/Oral',
  'Asia/Tashkent',
  'Asia/Samarkand',
  'Asia/Bishkek',
  'Asia/Dushanbe',
  'Asia/Ashgabat',
];

const ALASKA = [
  'America/Anchorage',
  'America/Juneau',
  'America/Sitka',
  'America/Metlakatla',
  'America/Yakutat',
  'America/Nome',
  'America/Adak',
];

const SOVIET_DECREE =
  'Decree of the Council of People’s Commissars of 24 January 1918 on the Western European calendar';

/**
 * Countries that changed within the years charts are computed for. Where parts of today's country
 * changed earlier, the latest day counts: the form only asks, and takes the date as it is typed
 * unless the person says otherwise. Church books often kept the old style longer.
 */
export const CALENDAR_CHANGES: readonly CalendarChange[] = [
  {
    country: 'Alaska',
    zones: ALASKA,
    lastOldStyleDay: '1867-10-06',
    firstNewStyleDay: '1867-10-18',
    source: 'Alaska Purchase, transfer of 18 October 1867; tz database, file northamerica',
  },
  {
    country: 'Albania',
    zones: ['Europe/Tirane'],
    lastOldStyleDay: '1912-11-14',
    firstNewStyleDay: '1912-11-28',
    source: SSA,
  },
  {
    country: 'Bulgaria',
    zones: ['Europe/Sofia'],
    lastOldStyleDay: '1916-03-31',
    firstNewStyleDay: '1916-04-14',
    source: SSA,
  },
  {
    country: 'the Ottoman Empire',
    zones: ['Europe/Istanbul', 'Asia/Istanbul'],
    lastOldStyleDay: '1917-02-15',
    firstNewStyleDay: '1917-03-01',
    source: 'Ottoman calendar law of 8 February 1332 (1917): 15 February 1332, then 1 March 1333',
  },
  {
    country: 'Russia',
    zones: RUSSIA,
    lastOldStyleDay: '1918-01-31',
    firstNewStyleDay: '1918-02-14',
    source: SOVIET_DECREE,
  },
  {
    country: 'the Russian Empire',
    zones: [...CENTRAL_ASIA, 'Europe/Minsk'],
    lastOldStyleDay: '1918-01-31',
    firstNewStyleDay: '1918-02-14',
    source: SOVIET_DECREE,
  },
  {
    country: 'Estonia',
    zones: ['Europe/Tallinn'],
    lastOldStyleDay: '1918-01-31',
    firstNewStyleDay: '1918-02-14',
    source: SSA,
  },
  {
    country: 'Latvia',
    zones: ['Europe/Riga'],
    lastOldStyleDay: '1918-01-31',
    firstNewStyleDay: '1918-02-14',
    source: SSA,
  },
  {
    country: 'Lithuania',
    zones: ['Europe/Vilnius'],
    lastOldStyleDay: '1915-04-30',
    firstNewStyleDay: '1915-05-14',
    source: `${SSA}, which says "after 04/1915": the change came with the German front`,
  },
  {
    country: 'Ukraine',
    zones: ['Europe/Kyiv', 'Europe/Kiev', 'Europe/Simferopol'],
    lastOldStyleDay: '1918-02-15',
    firstNewStyleDay: '1918-03-01',
    source: 'Law of the Central Rada of 12 February 1918; places under Soviet rule changed two weeks earlier',
  },
  {
    country: 'the Caucasus',
    zones: ['Asia/Tbilisi', 'Asia/Yerevan', 'Asia/Baku'],
    lastOldStyleDay: '1918-04-17',
    firstNewStyleDay: '1918-05-01',
    source: 'Transcaucasian Democratic Federative Republic, decree of April 1918',
  },
  {
    country: 'Serbia',
    zones: ['Europe/Belgrade', 'Europe/Podgorica', 'Europe/Skopje'],
    lastOldStyleDay: '1919-01-14',
    firstNewStyleDay: '1919-01-28',
    source: 'Kingdom of Serbs, Croats and Slovenes, calendar law of 10 (23) January 1919',
  },
  {
    country: 'Romania',
    zones: ['Europe/Bucharest', 'Europe/Chisinau'],
    lastOldStyleDay: '1919-03-31',
    firstNewStyleDay: '1919-04-14',
    source: 'Romanian decree-law of March 1919: 1 April counts as 14 April',
  },
  {
    country: 'Greece',
    zones: ['Europe/Athens'],
    lastOldStyleDay: '1923-02-15',
    firstNewStyleDay: '1923-03-01',
    source: SSA,
  },
];
