/**
 * Names that most people mean this place by, though it is listed under another one and a smaller
 * place is listed under theirs: GeoNames id to names. They count as the place's own.
 */
export const EVERYDAY_NAMES: Readonly<Record<number, readonly string[]>> = {
  // Cologne, Genoa, Rome, Seville, Marseille, Lyon, Moscow, London, Bucharest
  2886242: ['Cologne'],
  3176219: ['Genova'],
  3169070: ['Roma'],
  2510911: ['Seville'],
  2995469: ['Marseilles'],
  2996944: ['Lyons'],
  524901: ['Moskva'],
  2643743: ['Londres'],
  683506: ['Bucuresti'],
  // Kingston upon Hull, Mykolaiv
  2645425: ['Hull'],
  700569: ['Mykolaiv'],
  // Cairo, Baghdad, Kolkata, Chennai, Singapore, Macau, Khovd
  360630: ['El Cairo'],
  98182: ['Bagdad'],
  1275004: ['Calcutta'],
  1264527: ['Madras'],
  1880252: ['Singapur'],
  1821274: ['Macao'],
  1516048: ['Hovd'],
  // Havana, Querétaro, Durango, Matamoros, Nezahualcóyotl
  3553478: ['Habana'],
  3991164: ['Queretaro'],
  4011743: ['Durango'],
  3523466: ['Matamoros'],
  3530589: ['Nezahualcoyotl', 'Netzahualcoyotl'],
};
