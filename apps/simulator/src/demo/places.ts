/** What addresses of a country look like: invented people, streets without a real house, real towns. */
export interface Country {
  /** Town, postal code, region as written in addresses. */
  readonly towns: readonly (readonly [string, string, (string | null)?])[];
  readonly streets: readonly string[];
  /** How street and number are written: `{s}` street, `{n}` number. */
  readonly street: string;
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  readonly lastNameCount: 1 | 2;
  /** Every # becomes a digit; the numbers lie in ranges kept for fiction where a country has one. */
  readonly phone: string;
}

export type CountryCode = 'DE' | 'FR' | 'PT' | 'CH' | 'ES' | 'IT' | 'GB';

export const countries: Readonly<Record<CountryCode, Country>> = {
  DE: {
    towns: [
      ['Freiburg', '79098'], ['Emmendingen', '79312'], ['Kirchzarten', '79199'], ['Denzlingen', '79211'],
      ['Waldkirch', '79183'], ['Karlsruhe', '76133'], ['Kassel', '34117'], ['Leipzig', '04109'],
      ['Konstanz', '78462'], ['Hamburg', '20095'], ['Köln', '50667'], ['München', '80331'],
      ['Nürnberg', '90402'], ['Münster', '48143'], ['Dresden', '01067'], ['Lübeck', '23552'],
    ],
    streets: [
      'Karl-Friedrich-Straße', 'Lindenweg', 'Hauptstraße', 'Gartenstraße', 'Mühlgasse', 'Am Sonnenhang',
      'Schillerstraße', 'Bergstraße', 'Kirchplatz', 'Rosenweg', 'Ahornallee', 'Talstraße', 'Brunnengasse',
    ],
    street: '{s} {n}',
    firstNames: [
      'Katharina', 'Matthias', 'Miriam', 'Jonas', 'Aylin', 'Bernd', 'Sabrina', 'Uwe', 'Lena', 'Tobias',
      'Gisela', 'Mehmet', 'Franziska', 'Holger', 'Nadine', 'Paul', 'Ingrid', 'Stefan', 'Jana', 'Dieter',
    ],
    lastNames: [
      'Vogel', 'Brandt', 'Kessler', 'Yılmaz', 'Haas', 'Lindner', 'Seidel', 'Ott', 'Winkler', 'Böhm',
      'Reuter', 'Engel', 'Pohl', 'Dietrich', 'Krämer', 'Busch', 'Jäger', 'Sommer', 'Albrecht', 'Fuchs',
    ],
    lastNameCount: 1,
    phone: '+49 7641 555 0###',
  },
  FR: {
    towns: [
      ['Strasbourg', '67000'], ['Colmar', '68000'], ['Nantes', '44000'], ['Toulouse', '31000'], ['Lyon', '69003'],
      ['Mulhouse', '68100'], ['Nancy', '54000'], ['Rennes', '35000'], ['Montpellier', '34000'], ['Lille', '59000'],
    ],
    streets: [
      'rue des Tilleuls', 'avenue de la Forêt', 'rue du Moulin', 'place du Marché', 'rue des Écoles',
      'chemin des Vignes', 'boulevard de la Marne', 'rue Saint-Michel', 'quai des Bateliers', 'impasse du Verger',
    ],
    street: '{n} {s}',
    firstNames: [
      'Camille', 'Julien', 'Élodie', 'Mathieu', 'Chloé', 'Nicolas', 'Amandine', 'Thierry', 'Léa', 'Karim',
      'Sylvie', 'Antoine', 'Nathalie', 'Hugo', 'Manon', 'Gérard', 'Inès', 'Bruno',
    ],
    lastNames: [
      'Lefèvre', 'Moreau', 'Garnier', 'Chevalier', 'Roussel', 'Fontaine', 'Mercier', 'Blanchard', 'Gauthier',
      'Perrin', 'Masson', 'Benali', 'Noël', 'Dufour', 'Marchand', 'Weber',
    ],
    lastNameCount: 1,
    phone: '+33 6 39 98 ## ##',
  },
  PT: {
    towns: [
      ['Porto', '4050-253'], ['Coimbra', '3000-213'], ['Lisboa', '1200-109'], ['Braga', '4700-424'],
      ['Aveiro', '3810-164'], ['Faro', '8000-269'], ['Setúbal', '2900-182'], ['Évora', '7000-508'],
    ],
    streets: [
      'Rua das Flores', 'Avenida da Liberdade', 'Rua do Sol', 'Travessa da Fonte', 'Rua de São João',
      'Largo do Carmo', 'Rua da Alegria', 'Avenida Central', 'Rua dos Pescadores',
    ],
    street: '{s}, {n}',
    firstNames: [
      'Beatriz', 'Tiago', 'Inês', 'João', 'Mariana', 'Rui', 'Catarina', 'Nuno', 'Sofia', 'Pedro', 'Helena', 'Duarte',
    ],
    lastNames: [
      'Carvalho', 'Teixeira', 'Marques', 'Figueiredo', 'Lopes', 'Antunes', 'Moreira', 'Pinto', 'Correia', 'Vaz',
    ],
    lastNameCount: 2,
    phone: '+351 210 555 ###',
  },
  CH: {
    towns: [
      ['Winterthur', '8400', 'ZH'], ['Frauenfeld', '8500', 'TG'], ['Wetzikon', '8620', 'ZH'], ['Bülach', '8180', 'ZH'],
      ['Illnau', '8308', 'ZH'], ['Luzern', '6003', 'LU'], ['Bern', '3011', 'BE'], ['Zürich', '8004', 'ZH'],
      ['St. Gallen', '9000', 'SG'], ['Lausanne', '1003', 'VD'], ['Genève', '1204', 'GE'], ['Fribourg', '1700', 'FR'],
    ],
    streets: [
      'Zürcherstrasse', 'Bahnhofstrasse', 'Seeweg', 'Dorfstrasse', 'Rosengasse', 'Wiesenweg', 'Kirchgasse',
      'Bergstrasse', 'Rebhaldenweg', 'Poststrasse', 'Oberdorf', 'Mattenweg',
    ],
    street: '{s} {n}',
    firstNames: [
      'Katharina', 'Beat', 'Miriam', 'Urs', 'Aylin', 'Matthias', 'Regula', 'Reto', 'Chantal', 'Luca', 'Silvia',
      'Jonas', 'Vreni', 'Marco', 'Céline', 'Andreas', 'Nadja', 'Pascal',
    ],
    lastNames: [
      'Ammann', 'Brunner', 'Zürcher', 'Hofstetter', 'Gerber', 'Bianchi', 'Rochat', 'Frei', 'Wyss', 'Baumann',
      'Käser', 'Bachmann', 'Favre', 'Suter', 'Odermatt', 'Lüthi',
    ],
    lastNameCount: 1,
    phone: '+41 52 555 0# ##',
  },
  ES: {
    towns: [
      ['Valencia', '46003', 'Valencia'], ['Torrent', '46900', 'Valencia'], ['Paterna', '46980', 'Valencia'],
      ['Sevilla', '41004', 'Sevilla'], ['Barcelona', '08009', 'Barcelona'], ['Madrid', '28013', 'Madrid'],
      ['Málaga', '29015', 'Málaga'], ['Zaragoza', '50003', 'Zaragoza'], ['Bilbao', '48005', 'Bizkaia'],
      ['Granada', '18009', 'Granada'], ['Alicante', '03001', 'Alicante'], ['Valladolid', '47001', 'Valladolid'],
    ],
    streets: [
      'Calle de la Paz', 'Calle Mayor', 'Avenida del Puerto', 'Plaza de la Reina', 'Calle Colón', 'Calle del Sol',
      'Paseo de la Alameda', 'Calle San Vicente', 'Ronda Norte', 'Calle Jardines', 'Camino Viejo',
    ],
    street: '{s}, {n}',
    firstNames: [
      'Lucía', 'Javier', 'Carmen', 'Alejandro', 'Nuria', 'Sergio', 'Marina', 'Iker', 'Rocío', 'Andrés', 'Paula',
      'Manuel', 'Elena', 'Raúl', 'Amparo', 'Hugo', 'Montse', 'Joaquín',
    ],
    lastNames: [
      'Navarro', 'Ferrer', 'Molina', 'Ortega', 'Castillo', 'Vidal', 'Romero', 'Serrano', 'Pascual', 'Iglesias',
      'Cano', 'Prieto', 'Gallardo', 'Soler', 'Esteve', 'Benítez',
    ],
    lastNameCount: 2,
    phone: '+34 960 555 ###',
  },
  IT: {
    towns: [
      ['Torino', '10121', 'TO'], ['Firenze', '50122', 'FI'], ['Milano', '20121', 'MI'], ['Bologna', '40121', 'BO'],
      ['Verona', '37121', 'VR'], ['Genova', '16121', 'GE'], ['Pisa', '56125', 'PI'], ['Bari', '70121', 'BA'],
    ],
    streets: [
      'Via Garibaldi', 'Via dei Mille', 'Corso Italia', 'Piazza del Popolo', 'Via San Marco', 'Viale dei Pini',
      'Via delle Rose', 'Vicolo Stretto', 'Via della Stazione',
    ],
    street: '{s}, {n}',
    firstNames: ['Giulia', 'Lorenzo', 'Chiara', 'Matteo', 'Francesca', 'Davide', 'Elisa', 'Simone', 'Paola', 'Giorgio'],
    lastNames: ['Ricci', 'Galli', 'Conti', 'Mancini', 'Barbieri', 'Fontana', 'Rinaldi', 'Caruso', 'Villa', 'Moretti'],
    lastNameCount: 1,
    phone: '+39 011 555 0###',
  },
  GB: {
    towns: [
      ['Bristol', 'BS1 4ST'], ['Bath', 'BA1 1LN'], ['Cardiff', 'CF10 1EP'], ['Exeter', 'EX1 1GE'], ['Leeds', 'LS1 5DL'],
      ['London', 'SE1 7PB'], ['York', 'YO1 7HH'],
    ],
    streets: ['Harbour Lane', 'High Street', 'Church Road', 'Mill Lane', 'Station Road', 'Orchard Close', 'Victoria Terrace'],
    street: '{n} {s}',
    firstNames: ['Emily', 'Oliver', 'Priya', 'James', 'Hannah', 'Callum', 'Sarah', 'Tom', 'Grace', 'Imran'],
    lastNames: ['Whitfield', 'Harper', 'Patel', 'Marsh', 'Ellison', 'Brooks', 'Khan', 'Lowe', 'Pritchard', 'Hale'],
    lastNameCount: 1,
    phone: '+44 117 496 0###',
  },
};
