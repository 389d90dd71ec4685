import { type GazetteerIndex, nameAt } from './index-format.ts';
import { describeWhere } from './place-text.ts';

const ID_PREFIX = 'geonames:';

/** "Springfield, Illinois, United States" */
export function addressOf(index: GazetteerIndex, place: number): string {
  return `${nameAt(index, place)}, ${whereaboutsOf(index, place)}`;
}

/** "Illinois, United States" */
export function whereaboutsOf(index: GazetteerIndex, place: number): string {
  const { areas, countries, districts } = index.tables;
  const smallest = areas[index.area[place] ?? 0];
  const region = smallest?.parent === undefined ? smallest : areas[smallest.parent];
  return describeWhere({
    name: nameAt(index, place),
    district: districts[index.district[place] ?? 0] ?? '',
    region: region?.name ?? '',
    country: countries[region?.country ?? 0] ?? '',
  });
}

export function idOf(index: GazetteerIndex, place: number): string {
  return `${ID_PREFIX}${index.ids[place]}`;
}

/** -1 when there is no such place. */
export function placeWithId(index: GazetteerIndex, placeId: string): number {
  if (!/^geonames:[1-9]\d{0,8}$/.test(placeId)) return -1;
  return index.ids.indexOf(Number(placeId.slice(ID_PREFIX.length)));
}
