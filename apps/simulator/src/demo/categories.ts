/** The languages in which catalogue texts are written. */
export type Language = 'de' | 'fr' | 'es' | 'pt' | 'it' | 'en';

type Words = Readonly<Record<Language, string>>;

type Row = readonly [de: string, fr: string, es: string, pt: string, it: string, en: string];

function words(...[de, fr, es, pt, it, en]: Row): Words {
  return { de, fr, es, pt, it, en };
}

export const categories = {
  pain: words(
    'Schmerzen und Fieber',
    'Douleur et fièvre',
    'Dolor y fiebre',
    'Dor e febre',
    'Dolore e febbre',
    'Pain and fever',
  ),
  cold: words(
    'Erkältung',
    'Rhume et toux',
    'Resfriado y tos',
    'Constipação e tosse',
    'Raffreddore e tosse',
    'Cold and cough',
  ),
  stomach: words('Magen und Darm', 'Digestion', 'Digestivo', 'Digestão', 'Stomaco e intestino', 'Digestion'),
  allergy: words('Allergie', 'Allergies', 'Alergia', 'Alergias', 'Allergie', 'Allergy'),
  vitamins: words(
    'Vitamine und Mineralstoffe',
    'Vitamines et minéraux',
    'Vitaminas y minerales',
    'Vitaminas e minerais',
    'Vitamine e minerali',
    'Vitamins and minerals',
  ),
  face: words('Gesichtspflege', 'Soins du visage', 'Cuidado facial', 'Cuidados de rosto', 'Cura del viso', 'Face care'),
  body: words('Körperpflege', 'Soins du corps', 'Cuidado corporal', 'Cuidados de corpo', 'Cura del corpo', 'Body care'),
  hair: words('Haarpflege', 'Soins capillaires', 'Cabello', 'Cabelo', 'Capelli', 'Hair care'),
  sun: words(
    'Sonnenschutz',
    'Protection solaire',
    'Protección solar',
    'Proteção solar',
    'Protezione solare',
    'Sun protection',
  ),
  wound: words(
    'Wunden und Verbände',
    'Plaies et pansements',
    'Heridas y apósitos',
    'Feridas e pensos',
    'Ferite e medicazioni',
    'Wound care',
  ),
  oral: words('Zahn und Mund', 'Hygiène bucco-dentaire', 'Higiene bucal', 'Higiene oral', 'Igiene orale', 'Oral care'),
  eyes: words('Augen', 'Yeux', 'Ojos', 'Olhos', 'Occhi', 'Eye care'),
  baby: words('Mutter und Kind', 'Bébé et maman', 'Bebé y mamá', 'Bebé e mamã', 'Mamma e bambino', 'Mother and baby'),
  joints: words(
    'Gelenke und Muskeln',
    'Muscles et articulations',
    'Músculos y articulaciones',
    'Músculos e articulações',
    'Muscoli e articolazioni',
    'Joints and muscles',
  ),
  sleep: words(
    'Schlaf und Nerven',
    'Sommeil et stress',
    'Sueño y estrés',
    'Sono e stress',
    'Sonno e stress',
    'Sleep and nerves',
  ),
  feet: words('Fußpflege', 'Soins des pieds', 'Pies', 'Pés', 'Piedi', 'Foot care'),
  devices: words(
    'Geräte und Messen',
    'Appareils de mesure',
    'Aparatos y medición',
    'Aparelhos de medição',
    'Apparecchi e misurazione',
    'Devices',
  ),
  perfume: words('Duft', 'Parfums', 'Perfumes', 'Perfumes', 'Profumi', 'Fragrance'),
} as const satisfies Readonly<Record<string, Words>>;

export type Category = keyof typeof categories;

/** How a pack is worded; `{n}` is its size. */
export const forms = {
  tablets: words(
    '{n} Filmtabletten',
    '{n} comprimés pelliculés',
    '{n} comprimidos recubiertos',
    '{n} comprimidos revestidos',
    '{n} compresse rivestite',
    '{n} film-coated tablets',
  ),
  capsules: words('{n} Kapseln', '{n} gélules', '{n} cápsulas', '{n} cápsulas', '{n} capsule', '{n} capsules'),
  effervescent: words(
    '{n} Brausetabletten',
    '{n} comprimés effervescents',
    '{n} comprimidos efervescentes',
    '{n} comprimidos efervescentes',
    '{n} compresse effervescenti',
    '{n} effervescent tablets',
  ),
  lozenges: words(
    '{n} Lutschtabletten',
    '{n} pastilles',
    '{n} pastillas para chupar',
    '{n} pastilhas',
    '{n} pastiglie',
    '{n} lozenges',
  ),
  sticks: words('{n} Sticks', '{n} sticks', '{n} sticks', '{n} saquetas', '{n} stick', '{n} sticks'),
  sachets: words('{n} Beutel', '{n} sachets', '{n} sobres', '{n} saquetas', '{n} bustine', '{n} sachets'),
  ampoules: words('{n} × 25 ml', '{n} × 25 ml', '{n} × 25 ml', '{n} × 25 ml', '{n} × 25 ml', '{n} × 25 ml'),
  ml: words('{n} ml', '{n} ml', '{n} ml', '{n} ml', '{n} ml', '{n} ml'),
  g: words('{n} g', '{n} g', '{n} g', '{n} g', '{n} g', '{n} g'),
  pieces: words('{n} Stück', '{n} pièces', '{n} uds.', '{n} unidades', '{n} pezzi', '{n} pieces'),
  wipes: words('{n} Tücher', '{n} lingettes', '{n} toallitas', '{n} toalhitas', '{n} salviette', '{n} wipes'),
  teabags: words('{n} Filterbeutel', '{n} infusettes', '{n} bolsitas', '{n} carteiras', '{n} filtri', '{n} tea bags'),
  suppositories: words(
    '{n} Zäpfchen',
    '{n} suppositoires',
    '{n} supositorios',
    '{n} supositórios',
    '{n} supposte',
    '{n} suppositories',
  ),
  device: words('{n} Gerät', '{n} appareil', '{n} aparato', '{n} aparelho', '{n} apparecchio', '{n} device'),
} as const satisfies Readonly<Record<string, Words>>;

export type PackForm = keyof typeof forms;
