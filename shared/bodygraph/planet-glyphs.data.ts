import type { BodyId } from '../engine/bodies.ts';

const NODE =
  'M8.6 15.9C4.9 12.6 5 4.5 12 4.5s7.1 8.1 3.4 11.4M8.9 17.6a2.4 2.4 0 1 1-4.8 0a2.4 2.4 0 0 1 4.8 0M19.9 17.6a2.4 2.4 0 1 1-4.8 0a2.4 2.4 0 0 1 4.8 0';

/**
 * The glyph of each planet and node on a 24-unit square, for a stroke of 1.6; the south node's is
 * turned by half a circle. Paths, because a Unicode symbol may render as an emoji.
 */
export const PLANET_GLYPHS: Readonly<Record<BodyId, string>> = {
  sun: 'M20 12a8 8 0 1 1-16 0a8 8 0 0 1 16 0M12.9 12a.9.9 0 1 1-1.8 0a.9.9 0 0 1 1.8 0',
  earth: 'M20 12a8 8 0 1 1-16 0a8 8 0 0 1 16 0M4 12h16M12 4v16',
  north_node: NODE,
  south_node: NODE,
  moon: 'M8.8 3.8a8.4 8.4 0 1 1 0 16.4a11.4 11.4 0 0 0 0-16.4Z',
  mercury:
    'M16 10.2a4 4 0 1 1-8 0a4 4 0 0 1 8 0M12 14.2v7M9 18h6M8 2.8c.3 2.1 1.9 3.4 4 3.4s3.7-1.3 4-3.4',
  venus: 'M16.8 8.2a4.8 4.8 0 1 1-9.6 0a4.8 4.8 0 0 1 9.6 0M12 13v8M8.6 17.2h6.8',
  mars: 'M15.4 14.4a5.4 5.4 0 1 1-10.8 0a5.4 5.4 0 0 1 10.8 0M13.9 10.3 19.6 4.6M15 4.2h5v5',
  jupiter:
    'M5.6 7.4C5.8 5.1 7.3 3.8 9.1 3.8c2.1 0 3.5 1.6 3.5 3.9c0 3.4-3 6.8-7.4 8.3h13.6M15.6 5v15.4',
  saturn:
    'M8.6 3v13.6M5.4 6.2h6.8M8.6 12.2c1.2-2.2 3-3.2 4.8-3.2c2.1 0 3.4 1.4 3.4 3.5c0 2.7-2.6 3.7-2.6 6.2c0 1.5 1.1 2.3 2.8 1.7',
  uranus:
    'M6 3.6c1.3 2.9 1.3 6.5 0 9.4M18 3.6c-1.3 2.9-1.3 6.5 0 9.4M7 8.3h10M12 3.6v12.2M14.4 18.2a2.4 2.4 0 1 1-4.8 0a2.4 2.4 0 0 1 4.8 0',
  neptune:
    'M12 3.4v17.4M8.8 17h6.4M5.4 4.2v3.4a6.6 6.6 0 0 0 13.2 0V4.2M3.8 5.8l1.6-1.8L7 5.8M10.4 5l1.6-1.8L13.6 5M17 5.8l1.6-1.8l1.6 1.8',
  pluto: 'M8 3.8v16.4h8.4M8 3.8h4.6a4.3 4.3 0 0 1 0 8.6H8',
};
