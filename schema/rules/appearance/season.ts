import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Season } from '#schema/contracts/enums.ts';

/**
 * Zones whose people have winter in July. Around the equator either answer is as good as the other.
 */
const SOUTHERN =
  /^(Australia|Antarctica)\/|^(Pacific\/(Auckland|Chatham|Fiji|Tongatapu|Noumea|Port_Moresby|Apia|Easter|Rarotonga|Tahiti))$|^America\/(Argentina\/.*|Sao_Paulo|Santiago|Punta_Arenas|Montevideo|Asuncion|La_Paz|Lima|Bahia|Recife|Campo_Grande|Cuiaba)$|^Africa\/(Johannesburg|Maputo|Harare|Windhoek|Gaborone|Lusaka|Maseru|Mbabane|Luanda)$|^Indian\/(Antananarivo|Mauritius|Reunion)$|^Atlantic\/(Stanley|South_Georgia|St_Helena)$/;

const NORTHERN: Season[] = ['winter', 'spring', 'summer', 'autumn'];

/**
 * The meteorological season of a day where a zone's people live: March to May is spring in the
 * north.
 */
export function seasonOf(day: CalendarDate, timeZone: string): Season {
  const quarter = Math.floor((Number(day.slice(5, 7)) % 12) / 3);
  return NORTHERN[(quarter + (SOUTHERN.test(timeZone) ? 2 : 0)) % 4] as Season;
}
