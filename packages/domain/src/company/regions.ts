/** A part of a country: its code of ISO 3166-2 without the country, and its name there. */
export interface Region {
  readonly code: string;
  readonly name: string;
}

const parse = (text: string): readonly Region[] =>
  text
    .split(' · ')
    .map((each) => ({ code: each.slice(0, each.indexOf(' ')), name: each.slice(each.indexOf(' ') + 1) }));

/** The regions of the countries in which supervision and public holidays are theirs. */
const regions: Readonly<Record<string, readonly Region[]>> = {
  DE: parse(
    'BW Baden-Württemberg · BY Bayern · BE Berlin · BB Brandenburg · HB Bremen · HH Hamburg · HE Hessen · MV Mecklenburg-Vorpommern · NI Niedersachsen · NW Nordrhein-Westfalen · RP Rheinland-Pfalz · SL Saarland · SN Sachsen · ST Sachsen-Anhalt · SH Schleswig-Holstein · TH Thüringen',
  ),
  CH: parse(
    'AG Aargau · AR Appenzell Ausserrhoden · AI Appenzell Innerrhoden · BL Basel-Landschaft · BS Basel-Stadt · BE Bern · FR Fribourg · GE Genève · GL Glarus · GR Graubünden · JU Jura · LU Luzern · NE Neuchâtel · NW Nidwalden · OW Obwalden · SH Schaffhausen · SZ Schwyz · SO Solothurn · SG St. Gallen · TG Thurgau · TI Ticino · UR Uri · VS Valais · VD Vaud · ZG Zug · ZH Zürich',
  ),
  ES: parse(
    'AN Andalucía · AR Aragón · AS Asturias · IB Illes Balears · CN Canarias · CB Cantabria · CL Castilla y León · CM Castilla-La Mancha · CT Catalunya · CE Ceuta · VC Comunitat Valenciana · EX Extremadura · GA Galicia · RI La Rioja · MD Madrid · ML Melilla · MC Murcia · NC Navarra · PV País Vasco',
  ),
  IT: parse(
    '65 Abruzzo · 77 Basilicata · 78 Calabria · 72 Campania · 45 Emilia-Romagna · 36 Friuli-Venezia Giulia · 62 Lazio · 42 Liguria · 25 Lombardia · 57 Marche · 67 Molise · 21 Piemonte · 75 Puglia · 88 Sardegna · 82 Sicilia · 52 Toscana · 32 Trentino-Alto Adige · 55 Umbria · 23 Valle d’Aosta · 34 Veneto',
  ),
  PT: parse(
    '01 Aveiro · 02 Beja · 03 Braga · 04 Bragança · 05 Castelo Branco · 06 Coimbra · 07 Évora · 08 Faro · 09 Guarda · 10 Leiria · 11 Lisboa · 12 Portalegre · 13 Porto · 20 Região Autónoma dos Açores · 30 Região Autónoma da Madeira · 14 Santarém · 15 Setúbal · 16 Viana do Castelo · 17 Vila Real · 18 Viseu',
  ),
};

export const regionsOf = (country: string): readonly Region[] => regions[country] ?? [];
