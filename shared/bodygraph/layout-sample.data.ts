// Generated from the product's reference drawing "bodygraph-layout" (JSON, version 1): its drawing
// sample (for pictures only, not an astronomical truth) and its two palettes. Used by tests.

export const SAMPLE = {
  activations: {
    design: { sun: '12.5', earth: '11.5', north_node: '3.3', south_node: '50.3', moon: '50.5', mercury: '53.6', venus: '31.1', mars: '61.2', jupiter: '22.6', saturn: '34.6', uranus: '26.4', neptune: '58.1', pluto: '28.3' },
    personality: { sun: '6.3', earth: '36.3', north_node: '42.1', south_node: '32.1', moon: '22.4', mercury: '18.1', venus: '44.1', mars: '54.5', jupiter: '63.6', saturn: '34.5', uranus: '26.2', neptune: '10.6', pluto: '28.4' },
  },
  filledChannels: ['10-34', '12-22', '18-58', '26-44', '32-54', '42-53'],
  definedCenters: ['throat', 'g', 'heart', 'spleen', 'sacral', 'solarPlexus', 'root'],
} as const;

export const PALETTE = {
  light: { background: '#FFFFFF', ink: '#1F2328', muted: '#5B6470', line: '#868E99', trackFill: '#FFFFFF', design: '#C62828', personality: '#1F2328', onDesign: '#FFFFFF', onPersonality: '#FFFFFF', designCore: '#FFFFFF', centerUndefined: '#FFFFFF', centerLine: '#5B6470', centerLabel: '#1F2328', yellow: '#F4D35E', green: '#9CCB7A', red: '#EE8677', brown: '#D3B083', focus: '#1D4ED8' },
  dark: { background: '#14171C', ink: '#ECEEF1', muted: '#A7AFBA', line: '#6F7885', trackFill: '#1D2127', design: '#FF7A6B', personality: '#F1F3F5', onDesign: '#14171C', onPersonality: '#14171C', designCore: '#14171C', centerUndefined: '#1D2127', centerLine: '#8E97A3', centerLabel: '#ECEEF1', yellow: '#80630A', green: '#3B5C2A', red: '#7A3730', brown: '#614A2B', focus: '#8AB4FF' },
} as const;
