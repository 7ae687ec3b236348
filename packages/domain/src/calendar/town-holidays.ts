import type { LocalHoliday } from './local-holidays.ts';

/** The days of one town: beginnings of its postal codes, then each day as a rule and its name. */
type Town = readonly [codes: string, ...days: readonly (readonly [rule: string, name: string])[]];

const sanGiovanni = ['06-24', 'San Giovanni'] as const;
const saoJoao = ['06-24', 'São João'] as const;
const saoPedro = ['06-29', 'São Pedro'] as const;
const santoAntonio = ['06-13', 'Santo António'] as const;
const corpus = ['easter 60', 'Corpus Christi'] as const;
const carnaval = ['easter -47', 'Martes de Carnaval'] as const;

/**
 * Public holidays of large towns alone, which the tables of public holidays lack. Italy: the patron's day of the commune
 * (collective agreements, DPR 792/1985). Portugal: the feriado municipal (Código do Trabalho, art. 235). Spain: local days
 * that stay the same, as the provinces publish them each year (Estatuto de los Trabajadores, art. 37.2); others change
 * every year, and are entered by the shop. Germany: the Friedensfest of Augsburg (BayFTG, art. 1).
 */
const towns: Readonly<Record<string, readonly Town[]>> = {
  DE: [['861', ['08-08', 'Augsburger Friedensfest']]],
  IT: [
    ['001', ['06-29', 'Santi Pietro e Paolo']],
    ['061', ['01-29', 'San Costanzo']],
    ['091', ['10-30', 'San Saturnino']],
    ['101', sanGiovanni],
    ['161', sanGiovanni],
    ['201', ['12-07', 'Sant’Ambrogio']],
    ['241', ['08-26', 'Sant’Alessandro']],
    ['251', ['02-15', 'Santi Faustino e Giovita']],
    ['341', ['11-03', 'San Giusto']],
    ['351', ['06-13', 'Sant’Antonio']],
    ['371', ['05-21', 'San Zeno']],
    ['401', ['10-04', 'San Petronio']],
    ['411', ['01-31', 'San Geminiano']],
    ['431', ['01-13', 'Sant’Ilario']],
    ['501', sanGiovanni],
    ['601', ['05-04', 'San Ciriaco']],
    ['701', ['12-06', 'San Nicola']],
    ['801', ['09-19', 'San Gennaro']],
    ['901', ['07-15', 'Santa Rosalia']],
    ['951', ['02-05', 'Sant’Agata']],
    ['981', ['06-03', 'Madonna della Lettera']],
  ],
  PT: [
    ['10 11 12 13 140 15 160 164 17 180 19', santoAntonio],
    ['200', ['03-19', 'São José']],
    ['240', ['05-22', 'Dia do Município de Leiria']],
    ['271', saoPedro],
    ['275', santoAntonio],
    ['280', saoJoao],
    ['290', ['09-15', 'Dia de Bocage']],
    ['300 301 302 303 304', ['07-04', 'Rainha Santa Isabel']],
    ['350', ['09-21', 'São Mateus']],
    ['380 381', ['05-12', 'Santa Joana']],
    ['40 41 42 43', saoJoao],
    ['440', saoJoao],
    ['470', saoJoao],
    ['480 481', saoJoao],
    ['490', ['08-20', 'Senhora da Agonia']],
    ['530', ['08-22', 'Nossa Senhora das Graças']],
    ['700', saoPedro],
    ['780', ['easter 39', 'Quinta-feira da Ascensão']],
    ['800', ['09-07', 'Dia da Cidade de Faro']],
    ['900', ['08-21', 'Dia da Cidade do Funchal']],
    ['950', ['easter 36', 'Segunda-feira do Senhor Santo Cristo']],
  ],
  ES: [
    ['010', ['04-28', 'San Prudencio'], ['08-05', 'Virgen Blanca']],
    ['030', ['easter 11', 'Santa Faz'], ['06-24', 'San Juan']],
    ['070', ['01-20', 'San Sebastián']],
    ['080', ['easter 50', 'Lunes de Pascua Granada'], ['09-24', 'La Mercè']],
    ['140', ['09-08', 'Virgen de la Fuensanta'], ['10-24', 'San Rafael']],
    ['150', ['10-07', 'Virgen del Rosario']],
    ['180', ['01-02', 'Día de la Toma'], corpus],
    ['200', ['01-20', 'San Sebastián']],
    ['280', ['05-15', 'San Isidro'], ['11-09', 'Nuestra Señora de la Almudena']],
    ['290', ['08-19', 'Incorporación de Málaga a la Corona de Castilla'], ['09-08', 'Virgen de la Victoria']],
    ['300', ['easter 2', 'Bando de la Huerta']],
    ['310', ['11-29', 'San Saturnino']],
    ['330', ['easter 51', 'Martes de Campo'], ['09-21', 'San Mateo']],
    ['350', carnaval, ['06-24', 'San Juan']],
    ['370', ['06-12', 'San Juan de Sahagún'], ['09-08', 'Virgen de la Vega']],
    ['380', carnaval, ['05-03', 'Día de la Cruz']],
    ['410', corpus],
    ['450', ['01-23', 'San Ildefonso']],
    ['460', ['01-22', 'San Vicente Mártir'], ['easter 8', 'San Vicente Ferrer']],
    ['470', ['05-13', 'San Pedro Regalado'], ['09-08', 'Nuestra Señora de San Lorenzo']],
    ['480', ['07-31', 'San Ignacio']],
    ['500', ['01-29', 'San Valero'], ['03-05', 'Cincomarzada']],
  ],
};

/** The public holidays that the town of a postal code keeps alone, as far as they are known. */
export function townHolidays(country: string, postalCode: string): LocalHoliday[] {
  const ofTown = (towns[country] ?? []).filter(([codes]) =>
    codes.split(' ').some((code) => postalCode.startsWith(code)),
  );
  return ofTown.flatMap(([, ...days]) => days.map(([rule, name]) => ({ rule, name })));
}
