/** See `warm-intl.ts`. */
new Intl.DateTimeFormat();
new Intl.NumberFormat();
self.close();
