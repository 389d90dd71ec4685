/** Colors of the report: ink on white paper, and the bodygraph's own for print. */
export const COLORS = {
  paper: '#ffffff',
  /** Of the cover. */
  ground: '#faf5ec',
  ink: '#211c17',
  inkSoft: '#3f372f',
  muted: '#6a6055',
  line: '#e5dccc',
  accent: '#b83f1d',
  accentSoft: '#fbf1e8',
  coral: '#e35f3e',
  warn: '#7a5200',
} as const;

export const GRAPH_COLORS = {
  background: '#ffffff',
  line: '#9a9184',
  track: '#ffffff',
  design: '#c62828',
  personality: '#1f2328',
  onActive: '#ffffff',
  core: '#ffffff',
  /** Inside a red disc: as white as its number, it would cross its figures. */
  ring: '#dd7575',
  ink: '#1f2328',
  centerLine: '#5b6470',
  open: '#ffffff',
  yellow: '#f4d35e',
  green: '#9ccb7a',
  red: '#ee8677',
  brown: '#d3b083',
} as const;
