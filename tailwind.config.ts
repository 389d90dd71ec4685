import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/*
 * Paper and ink: warm surfaces, one accent, and room for the bodygraph to be the only colorful
 * thing on a page. Coral is for graphics only, `accent` for words. Chart colors are those of the bodygraph layout, so that the picture
 * and the page around it belong together. `theme-contrast.test.ts` keeps every text pair readable.
 */
export const light = {
  paper: '#faf6ee',
  surface: '#fffdf9',
  raised: '#fffdf9',
  well: '#f2ebdf',
  ink: '#211c17',
  'ink-soft': '#3f372f',
  muted: '#6a6055',
  line: '#e5dccc',
  'line-strong': '#8f8474',
  accent: '#b83f1d',
  'accent-strong': '#8f2f14',
  'accent-ink': '#ffffff',
  'accent-soft': '#fbe7dc',
  'accent-line': '#e9b8a2',
  coral: '#e35f3e',
  design: '#c62828',
  personality: '#1f2328',
  danger: '#a8201a',
  'danger-strong': '#86160f',
  'danger-ink': '#ffffff',
  'danger-soft': '#faebe9',
  ok: '#2f6b47',
  'ok-soft': '#e6f0e3',
  warn: '#7a5200',
  'warn-soft': '#f8edd2',
  'warn-line': '#d9b35e',
  focus: '#1d4ed8',
  scrim: 'rgb(33 28 23 / 0.45)',
  'center-line': '#5b6470',
  'center-undefined': '#ffffff',
  'center-yellow': '#f4d35e',
  'center-green': '#9ccb7a',
  'center-red': '#ee8677',
  'center-brown': '#d3b083',
  'center-ink': '#1f2328',
  'on-active': '#ffffff',
  'member-1': '#0b6bb8',
  'member-2': '#b45309',
  'member-3': '#0f7b5f',
  'member-4': '#a6327e',
  'member-5': '#5b45c9',
};

export const dark: typeof light = {
  paper: '#141210',
  surface: '#1c1916',
  raised: '#1c1916',
  well: '#26221e',
  ink: '#f3ede4',
  'ink-soft': '#d8cfc3',
  muted: '#b0a598',
  line: '#302a25',
  'line-strong': '#857a6d',
  accent: '#ff9d7d',
  'accent-strong': '#ffb79f',
  'accent-ink': '#2a120a',
  'accent-soft': '#3a211a',
  'accent-line': '#7a4534',
  coral: '#f0775a',
  design: '#ff7a6b',
  personality: '#f1f3f5',
  danger: '#ff8c80',
  'danger-strong': '#ffaaa1',
  'danger-ink': '#210a07',
  'danger-soft': '#331916',
  ok: '#8fd0a4',
  'ok-soft': '#1a2a1f',
  warn: '#e8c071',
  'warn-soft': '#2e2512',
  'warn-line': '#7d6228',
  focus: '#8ab4ff',
  scrim: 'rgb(0 0 0 / 0.62)',
  'center-line': '#8e97a3',
  'center-undefined': '#1d2127',
  'center-yellow': '#d0a83c',
  'center-green': '#7fa863',
  'center-red': '#cf7465',
  'center-brown': '#a98a60',
  'center-ink': '#14171c',
  'on-active': '#14171c',
  'member-1': '#6db3f2',
  'member-2': '#f0a868',
  'member-3': '#5cc9a7',
  'member-4': '#e58ac4',
  'member-5': '#a99bff',
};

const names = Object.keys(light);

/** Utilities read the variables, so `bg-paper/80` works and a `.theme-dark` subtree can differ. */
const colors = {
  inherit: 'inherit',
  current: 'currentColor',
  transparent: 'transparent',
  ...Object.fromEntries(names.map((name) => [name, `var(--${name})`])),
};

function variables(palette: typeof light): Record<string, string> {
  return Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${name}`, value]));
}

const lightShadows = {
  '--shadow-raised': '0 1px 2px rgb(60 40 20 / 0.05), 0 8px 24px -10px rgb(60 40 20 / 0.16)',
  '--shadow-overlay':
    '0 0 0 1px rgb(60 40 20 / 0.07), 0 2px 6px rgb(60 40 20 / 0.07), 0 22px 56px -14px rgb(60 40 20 / 0.32)',
};

/** A shadow alone is lost on a dark page: a light rim shows the edge. */
const darkShadows = {
  '--shadow-raised': '0 0 0 1px rgb(255 240 220 / 0.06), 0 8px 24px -10px rgb(0 0 0 / 0.6)',
  '--shadow-overlay':
    '0 0 0 1px rgb(255 240 220 / 0.11), 0 2px 6px rgb(0 0 0 / 0.4), 0 22px 56px -14px rgb(0 0 0 / 0.8)',
};

const themes = plugin(({ addBase }) => {
  addBase({
    ':root, .theme-light': { ...variables(light), ...lightShadows, 'color-scheme': 'light' },
    // Only on screens: paper stays light whatever the reader prefers.
    '@media screen and (prefers-color-scheme: dark)': {
      ':root:not([data-theme="light"])': {
        ...variables(dark),
        ...darkShadows,
        'color-scheme': 'dark',
      },
    },
    '@media screen': {
      ':root[data-theme="dark"], .theme-dark': {
        ...variables(dark),
        ...darkShadows,
        'color-scheme': 'dark',
      },
    },
  });
});

const sans = ['"Inter"', '"Inter Fallback"', 'ui-sans-serif', 'system-ui', 'sans-serif'];
const display = ['"Source Serif 4"', 'Charter', '"Iowan Old Style"', 'Georgia', 'serif'];

export default {
  content: [],
  darkMode: [
    'variant',
    [
      '@media screen and (prefers-color-scheme: dark) { &:not(:root[data-theme="light"] *, .theme-light *) }',
      '@media screen { &:is(:root[data-theme="dark"] *, .theme-dark *) }',
    ],
  ],
  theme: {
    colors,
    fontFamily: { sans, display, mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'monospace'] },
    fontSize: {
      xs: ['0.8125rem', { lineHeight: '1.25rem' }],
      sm: ['0.875rem', { lineHeight: '1.375rem' }],
      base: ['1rem', { lineHeight: '1.625rem' }],
      lg: ['1.125rem', { lineHeight: '1.75rem' }],
      xl: ['1.375rem', { lineHeight: '1.875rem', letterSpacing: '-0.006em' }],
      '2xl': ['1.75rem', { lineHeight: '2.125rem', letterSpacing: '-0.012em' }],
      '3xl': ['2.25rem', { lineHeight: '2.5rem', letterSpacing: '-0.016em' }],
      '4xl': ['3rem', { lineHeight: '3.125rem', letterSpacing: '-0.02em' }],
      '5xl': ['3.875rem', { lineHeight: '3.875rem', letterSpacing: '-0.024em' }],
      // What each page opens with, in the display face.
      statement: ['3.5rem', { lineHeight: '3.5rem', letterSpacing: '-0.026em' }],
      'statement-phone': ['2.375rem', { lineHeight: '2.5rem', letterSpacing: '-0.03em' }],
      landing: ['3.75rem', { lineHeight: '3.875rem', letterSpacing: '-0.028em' }],
      chapter: ['2.625rem', { lineHeight: '2.875rem', letterSpacing: '-0.024em' }],
      team: ['2.5rem', { lineHeight: '2.875rem', letterSpacing: '-0.022em' }],
      account: ['2.125rem', { lineHeight: '2.5rem', letterSpacing: '-0.02em' }],
      lead: ['1.25rem', { lineHeight: '1.75rem' }],
      reading: ['1.09375rem', { lineHeight: '1.75rem' }],
      fact: ['1.0625rem', { lineHeight: '1.5rem' }],
    },
    borderRadius: {
      none: '0',
      sm: '0.3125rem',
      DEFAULT: '0.5rem',
      md: '0.5rem',
      lg: '0.75rem',
      sheet: '1.125rem',
      full: '9999px',
    },
    boxShadow: {
      none: 'none',
      raised: 'var(--shadow-raised)',
      overlay: 'var(--shadow-overlay)',
    },
    extend: {
      spacing: {
        gutter: 'clamp(1.25rem, 4vw, 2.5rem)',
        section: 'clamp(3.5rem, 8vw, 6.5rem)',
      },
      maxWidth: { form: '34rem', reading: '46rem', page: '76rem' },
      transitionDuration: { DEFAULT: '140ms', fast: '140ms', slow: '240ms' },
      transitionTimingFunction: { DEFAULT: 'cubic-bezier(0.2, 0, 0, 1)' },
      animation: {
        card: 'card 180ms cubic-bezier(0.2, 0, 0, 1)',
        appear: 'appear 140ms cubic-bezier(0.2, 0, 0, 1)',
        rise: 'rise 240ms cubic-bezier(0.2, 0, 0, 1)',
        'from-right': 'from-right 240ms cubic-bezier(0.2, 0, 0, 1)',
        turn: 'turn 900ms linear infinite',
        breathe: 'breathe 1800ms ease-in-out infinite',
      },
    },
  },
  plugins: [themes],
} satisfies Config;
