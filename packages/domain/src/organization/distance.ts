/** A place on the map, in degrees. */
export type Coordinates = { latitude: number; longitude: number };

const earthRadiusKm = 6_371;
const kmPerDegree = (Math.PI / 180) * earthRadiusKm;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres (haversine formula, mean radius of the earth). */
export function greatCircleKm(one: Coordinates, other: Coordinates): number {
  const latitude = Math.sin(radians(other.latitude - one.latitude) / 2);
  const longitude = Math.sin(radians(other.longitude - one.longitude) / 2);
  const chord =
    latitude * latitude + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitude * longitude;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * The smallest rectangle of degrees that contains everything within a distance: the condition for an index. It does not
 * cross the date line, which is far from Brazil.
 */
export function boxAround({ latitude, longitude }: Coordinates, radiusKm: number) {
  const high = radiusKm / kmPerDegree;
  const pole = Math.min(Math.abs(latitude) + high, 89.9);
  const wide = Math.min(180, high / Math.cos(radians(pole)));
  return {
    latitude: [latitude - high, latitude + high] as const,
    longitude: [longitude - wide, longitude + wide] as const,
  };
}
