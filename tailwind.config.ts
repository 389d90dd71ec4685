import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/*
 * Paper and ink: neutral surfaces, one petrol accent, and room for the bodygraph to be the only
 * colourful thing on a page. Chart colours are those of the bodygraph layout, so that the picture
 * and the page around it belong together. `theme-contrast.test.ts` keeps every text pair readable.
 */
export const light = {
  paper: '#f7f7f5',
  surface: '#ffffff',
  raised: '#ffffff',
  well: '#edeeeb',
  ink: '#1f2328',
  muted: '#59626d',
  line: '#dcdedd',
  'line-strong': '#7f8792',
  accent: '#0b5563',
  'accent-strong': '#073e49',
  'accent-ink': '#ffffff',
  'accent-soft': '#e2eef0',
  design: '#c62828',
  personality: '#1f2328',
  danger: '#a8201a',
  'danger-strong': '#86160f',
  'danger-ink': '#ffffff',
  'danger-soft': '#faebe9',
  ok: '#1d6640',
  'ok-soft': '#e5f1ea',
  warn: '#755000',
  'warn-soft': '#f8efd8',
  focus: '#1d4ed8',
  scrim: 'rgb(20 23 28 / 0.45)',
  'center-line': '#5b6470',
  'center-undefined': '#ffffff',
  'center-yellow': '#f4d35e',
  'center-green': '#9ccb7a',
  'center-red': '#ee8677',
  'center-brown': '#d3b083',
  'on-active': '#ffffff',
  'member-1': '#0b6bb8',
  'member-2': '#b45309',
  'member-3': '#0f7b5f',
  'member-4': '#a6327e',
  'member-5': '#5b45c9',
};

export const dark: typeof light = {
  paper: '#0e1114',
  surface: '#14171c',
  raised: '#1d2127',
  well: '#242930',
  ink: '#eceef1',
  muted: '#a7afba',
  line: '#2b3138',
  'line-strong': '#7c8592',
  accent: '#7ccad5',
  'accent-strong': '#a3dde4',
  'accent-ink': '#0b1a1d',
  'accent-soft': '#16292d',
  design: '#ff7a6b',
  personality: '#f1f3f5',
  danger: '#ff8c80',
  'danger-strong': '#ffaaa1',
  'danger-ink': '#210a07',
  'danger-soft': '#331916',
  ok: '#7fcf9f',
  'ok-soft': '#13281d',
  warn: '#e4b963',
  'warn-soft': '#2c2411',
  focus: '#8ab4ff',
  scrim: 'rgb(0 0 0 / 0.62)',
  'center-line': '#8e97a3',
  'center-undefined': '#1d2127',
  'center-yellow': '#80630a',
  'center-green': '#3b5c2a',
  'center-red': '#7a3730',
  'center-brown': '#614a2b',
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

const themes = plugin(({ addBase }) => {
  addBase({
    ':root, .theme-light': { ...variables(light), 'color-scheme': 'light' },
    // Only on screens: paper stays light whatever the reader prefers.
    '@media screen and (prefers-color-scheme: dark)': {
      ':root:not([data-theme="light"])': { ...variables(dark), 'color-scheme': 'dark' },
    },
    '@media screen': {
      ':root[data-theme="dark"], .theme-dark': { ...variables(dark), 'color-scheme': 'dark' },
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
    },
    borderRadius: {
      none: '0',
      sm: '0.25rem',
      DEFAULT: '0.375rem',
      md: '0.375rem',
      lg: '0.625rem',
      full: '9999px',
    },
    boxShadow: {
      none: 'none',
      raised: '0 1px 2px rgb(20 23 28 / 0.06), 0 6px 20px -8px rgb(20 23 28 / 0.14)',
      overlay: '0 2px 6px rgb(20 23 28 / 0.1), 0 24px 64px -16px rgb(20 23 28 / 0.34)',
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
