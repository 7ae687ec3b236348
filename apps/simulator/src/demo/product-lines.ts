import type { ProductRecord } from '@offizin/marketplace-client/api.gen';
import type { Category, Language, PackForm } from './categories.ts';

/** A line of similar products from which the catalogue is made: every stem × ending × strength × pack is one product. */
export interface ProductLine {
  readonly category: Category;
  readonly type: ProductRecord['productType'];
  readonly shape: ProductRecord['image']['shape'];
  readonly form: PackForm;
  /** Beginnings of invented brand names. */
  readonly stems: readonly string[];
  /** What replaces `{s}` in the names. */
  readonly strengths: readonly string[];
  readonly sizes: readonly number[];
  /** Recommended price of the smallest and the largest pack, in cents. */
  readonly price: readonly [number, number];
  readonly colours: readonly (readonly [string, string])[];
  /** What follows the brand in each language. */
  readonly names: Readonly<Record<Language, string>>;
}

type Row = readonly [
  kind: readonly [Category, ProductRecord['productType'], ProductRecord['image']['shape'], PackForm],
  stems: string,
  strengths: string,
  sizes: readonly number[],
  price: readonly [number, number],
  colours: string,
  names: readonly [de: string, fr: string, es: string, pt: string, it: string, en: string],
];

const med = 'medicine';
const sup = 'food_supplement';
const cos = 'cosmetic';
const par = 'parapharmacy';
const dev = 'medical_device';

const rows: readonly Row[] = [
  [['pain', med, 'box', 'tablets'], 'Ibu Dolo', '200|400', [10, 20, 50], [349, 1195], '#d9445a/#f3c6cd', ['{s} mg akut', '{s} mg', '{s} mg', '{s} mg', '{s} mg', '{s} mg']],
  [['pain', med, 'blister', 'tablets'], 'Parata Febra', '500|650', [10, 20], [199, 495], '#3567b2/#c9d9f2 #1f8a70/#c8ebe2', ['{s} mg', '{s} mg', '{s} mg', '{s} mg', '{s} mg', '{s} mg']],
  [['pain', med, 'box', 'suppositories'], 'Febri', '75|125|250', [10], [295, 445], '#6a4fb3/#dcd3f4', ['{s} mg für Kinder', '{s} mg enfants', '{s} mg infantil', '{s} mg criança', '{s} mg bambini', '{s} mg for children']],
  [['cold', med, 'bottle', 'ml'], 'Tussa Pulmo', '', [100, 200], [595, 1195], '#8c5a2b/#ead8c3 #3b7d3a/#d3ebd2', ['Thymiansaft', 'sirop au thym', 'jarabe de tomillo', 'xarope de tomilho', 'sciroppo al timo', 'thyme syrup']],
  [['cold', med, 'spray', 'ml'], 'Aqua Nasi', '', [10, 20, 100], [395, 995], '#2b8fc0/#cde8f5', ['Meerwasser-Nasenspray', 'spray nasal eau de mer', 'spray nasal agua de mar', 'spray nasal água do mar', 'spray nasale acqua di mare', 'sea-water nasal spray']],
  [['cold', med, 'blister', 'lozenges'], 'Gola Farin', 'Honig|Menthol', [20, 24, 40], [449, 895], '#d98c1f/#f8e3c0 #2a9d8f/#cdeeea', ['Halstabletten {s}', 'pastilles gorge', 'pastillas garganta', 'pastilhas garganta', 'pastiglie gola', 'throat lozenges']],
  [['cold', med, 'box', 'sachets'], 'Gripa Kalt', '', [8, 10, 16], [595, 1095], '#e0a100/#fbeec4', ['Heißgetränk Zitrone', 'poudre citron', 'sobres limón', 'pó limão', 'bustine al limone', 'hot lemon drink']],
  [['cold', par, 'box', 'teabags'], 'Herba Monte', 'Salbei|Thymian|Kamille', [15, 20, 25], [295, 545], '#5c8a3a/#deecd2', ['Arzneitee {s}', 'infusion', 'infusión', 'infusão', 'tisana', 'herbal tea']],
  [['stomach', med, 'blister', 'capsules'], 'Gastri Pepti', '20|40', [7, 14, 28], [595, 1495], '#7a4da3/#e4d7f0', ['{s} mg Magenschutz', '{s} mg', '{s} mg', '{s} mg', '{s} mg', '{s} mg']],
  [['stomach', par, 'jar', 'capsules'], 'Biomi Flora', '14|24', [30, 60], [1890, 3290], '#2c8f74/#d0eee5', ['Flora {s}', 'Flore {s}', 'Flora {s}', 'Flora {s}', 'Flora {s}', 'Flora {s}']],
  [['stomach', med, 'box', 'sachets'], 'Laxi Moto', '', [10, 20, 50], [795, 2295], '#4a7fc1/#d6e5f6', ['Macrogol Pulver', 'macrogol poudre', 'macrogol polvo', 'macrogol pó', 'macrogol polvere', 'macrogol powder']],
  [['stomach', med, 'bottle', 'ml'], 'Digesta Amara', '', [20, 50, 100], [695, 1795], '#6b4a2f/#e6d8cb', ['Magentropfen', 'gouttes digestives', 'gotas digestivas', 'gotas digestivas', 'gocce digestive', 'digestive drops']],
  [['allergy', med, 'blister', 'tablets'], 'Polli Ceti', '5|10', [7, 20, 50, 100], [295, 1595], '#3d9b4f/#d5efd9 #2b6fc0/#cfe0f5', ['{s} mg Allergie', '{s} mg allergie', '{s} mg alergia', '{s} mg alergias', '{s} mg allergia', '{s} mg allergy']],
  [['allergy', med, 'spray', 'ml'], 'Rhini Polli', '', [10, 15], [795, 1495], '#1d7f9b/#cbe8ef', ['Heuschnupfenspray', 'spray nasal allergie', 'spray nasal alergia', 'spray nasal alergias', 'spray nasale allergia', 'hay-fever nasal spray']],
  [['vitamins', sup, 'jar', 'capsules'], 'Vital Solei', '1000|2000|4000', [60, 90, 120], [895, 2195], '#e0b21a/#f9efc6', ['D3 {s} I.E.', 'D3 {s} UI', 'D3 {s} UI', 'D3 {s} UI', 'D3 {s} UI', 'D3 {s} IU']],
  [['vitamins', sup, 'box', 'sticks'], 'Magne Musco', '300|400', [20, 50], [895, 1995], '#2f74c0/#d3e3f5', ['{s} direkt', '{s} direct', '{s} directo', '{s} direto', '{s} direct', '{s} direct']],
  [['vitamins', sup, 'bottle', 'effervescent'], 'Vitami Zesta', 'Orange|Zitrone', [20, 40], [395, 995], '#ee7d1f/#fbdcc0 #e5c21a/#faf0c2', ['Vitamin C + Zink {s}', 'vitamine C + zinc', 'vitamina C + zinc', 'vitamina C + zinco', 'vitamina C + zinco', 'vitamin C + zinc']],
  [['vitamins', sup, 'box', 'ampoules'], 'Kol Colla', '', [14, 28], [2990, 5490], '#a64d8f/#f0d6e8', ['Trinkampullen', 'ampoules à boire', 'ampollas bebibles', 'ampolas bebíveis', 'fiale da bere', 'drinkable ampoules']],
  [['vitamins', sup, 'jar', 'capsules'], 'Omegi Mare', '500|1000', [60, 120], [1290, 2990], '#1f6f8b/#cce4ec', ['Omega-3 {s} mg', 'oméga 3 {s} mg', 'omega 3 {s} mg', 'ómega 3 {s} mg', 'omega 3 {s} mg', 'omega-3 {s} mg']],
  [['vitamins', sup, 'box', 'tablets'], 'Ferri Sangui', '14|28', [30, 60, 90], [795, 1895], '#9c2f3a/#efd0d3', ['Eisen {s} mg + C', 'fer {s} mg + C', 'hierro {s} mg + C', 'ferro {s} mg + C', 'ferro {s} mg + C', 'iron {s} mg + C']],
  [['vitamins', sup, 'box', 'tablets'], 'Nutri Multa', 'A–Z|50+', [30, 60, 100], [995, 2495], '#5b3fa0/#dcd4f1', ['Multivitamin {s}', 'multivitamines {s}', 'multivitaminas {s}', 'multivitaminas {s}', 'multivitaminico {s}', 'multivitamin {s}']],
  [['face', cos, 'tube', 'ml'], 'Derma Clari', '24|48', [30, 50], [1290, 3490], '#c45b86/#f5d9e4 #7fa3b8/#e1ecf2', ['Feuchtigkeitscreme {s} h', 'crème hydratante {s} h', 'crema hidratante {s} h', 'creme hidratante {s} h', 'crema idratante {s} h', 'moisturiser {s} h']],
  [['face', cos, 'bottle', 'ml'], 'Lumi Hyalu', '', [15, 30], [1990, 4490], '#3c7a89/#d5e8ec', ['Serum Hyaluron', 'sérum acide hyaluronique', 'sérum ácido hialurónico', 'sérum ácido hialurónico', 'siero acido ialuronico', 'hyaluronic serum']],
  [['face', cos, 'bottle', 'ml'], 'Pura Mizella', '', [200, 400], [895, 1695], '#9ab8d8/#e6eef7', ['Mizellenwasser', 'eau micellaire', 'agua micelar', 'água micelar', 'acqua micellare', 'micellar water']],
  [['face', cos, 'jar', 'ml'], 'Matu Elasta', '40+|60+', [50], [2490, 5490], '#8a6d3b/#eee4d2', ['Nachtcreme {s}', 'crème de nuit {s}', 'crema de noche {s}', 'creme de noite {s}', 'crema notte {s}', 'night cream {s}']],
  [['face', cos, 'tube', 'ml'], 'Akni Purgi', '', [40, 150], [1095, 1895], '#2e9f9a/#cfeeec', ['Reinigungsgel unreine Haut', 'gel nettoyant peaux grasses', 'gel limpiador piel grasa', 'gel de limpeza pele oleosa', 'gel detergente pelle grassa', 'cleansing gel for oily skin']],
  [['body', par, 'tube', 'ml'], 'Urea Sicca', '5|10', [75, 200, 400], [795, 2195], '#4c9fb0/#d6ecf1', ['Creme {s} %', 'crème urée {s} %', 'crema urea {s} %', 'creme ureia {s} %', 'crema urea {s} %', 'urea cream {s}%']],
  [['body', cos, 'bottle', 'ml'], 'Balsa Setosa', '', [200, 400, 750], [595, 1595], '#b98aa8/#f0e2ea #6fa56b/#dfeedd', ['Pflegedusche', 'gel douche surgras', 'gel de ducha', 'gel de banho', 'docciaschiuma', 'shower cream']],
  [['body', cos, 'spray', 'ml'], 'Deodo Fresca', '24|48', [50, 75, 150], [495, 1095], '#5f86c4/#dbe5f5', ['Deo {s} h', 'déodorant {s} h', 'desodorante {s} h', 'desodorizante {s} h', 'deodorante {s} h', 'deodorant {s} h']],
  [['body', cos, 'tube', 'ml'], 'Manu Palma', '', [50, 75, 100], [395, 895], '#d4806a/#f7e0da', ['Handcreme', 'crème mains', 'crema de manos', 'creme de mãos', 'crema mani', 'hand cream']],
  [['hair', cos, 'bottle', 'ml'], 'Capi Folli', '', [200, 250, 400], [795, 1795], '#2f8f8a/#d0ebe9 #a0522d/#ecd9ce', ['Shampoo', 'shampooing', 'champú', 'champô', 'shampoo', 'shampoo']],
  [['hair', cos, 'box', 'capsules'], 'Capilla Kerati', '', [30, 60, 120], [1990, 4990], '#7b4f8f/#e6d9ee', ['Haar und Nägel', 'cheveux et ongles', 'cabello y uñas', 'cabelo e unhas', 'capelli e unghie', 'hair and nails']],
  [['hair', cos, 'spray', 'ml'], 'Minoxi Folla', '', [60, 180], [2490, 5990], '#30475e/#d2dae2', ['Lösung gegen Haarausfall', 'solution antichute', 'solución anticaída', 'solução antiqueda', 'lozione anticaduta', 'hair-loss solution']],
  [['sun', cos, 'tube', 'ml'], 'Sol Helio', '30|50+', [50, 100, 200], [1290, 2690], '#e8a317/#fbeac3', ['Fluid LSF {s}', 'fluide SPF {s}', 'fluido SPF {s}', 'fluido SPF {s}', 'fluido SPF {s}', 'fluid SPF {s}']],
  [['sun', cos, 'spray', 'ml'], 'Solei Brisa', '30|50', [150, 200], [1490, 2490], '#f08c2e/#fce3cb', ['Sonnenspray LSF {s}', 'brume SPF {s}', 'bruma SPF {s}', 'bruma SPF {s}', 'spray SPF {s}', 'sun spray SPF {s}']],
  [['sun', cos, 'bottle', 'ml'], 'Aloe Refri', '', [200, 250], [895, 1595], '#4fa36b/#d8efdf', ['After Sun', 'lait après-soleil', 'leche aftersun', 'leite pós-solar', 'latte doposole', 'after sun']],
  [['wound', med, 'tube', 'g'], 'Panthe Cicra', '', [20, 50, 100], [395, 1095], '#e08a2b/#fae3c8', ['Wundsalbe 5 %', 'pommade cicatrisante 5 %', 'pomada 5 %', 'pomada cicatrizante 5 %', 'pomata cicatrizzante 5 %', 'healing ointment 5%']],
  [['wound', dev, 'box', 'pieces'], 'Plasto Fixa', '', [10, 20, 50], [295, 795], '#c9a27e/#f3e8dc', ['Pflaster sensitiv', 'pansements sensitifs', 'tiritas sensibles', 'pensos sensíveis', 'cerotti sensitive', 'sensitive plasters']],
  [['wound', med, 'spray', 'ml'], 'Octi Steri', '', [50, 100, 250], [595, 1295], '#3f88c5/#d6e6f4', ['Wunddesinfektion', 'antiseptique', 'antiséptico', 'antisséptico', 'disinfettante', 'antiseptic spray']],
  [['wound', dev, 'box', 'pieces'], 'Gaza Steri', '5 × 5|10 × 10', [10, 25, 100], [295, 1195], '#86a7b9/#e4edf2', ['Kompressen {s} cm', 'compresses {s} cm', 'gasas {s} cm', 'compressas {s} cm', 'garze {s} cm', 'gauze swabs {s} cm']],
  [['oral', par, 'bottle', 'ml'], 'Bucca Denti', '', [250, 500], [495, 1095], '#1f9e8f/#cdeeea #3a7bd5/#d5e4f8', ['Mundspülung', 'bain de bouche', 'colutorio', 'elixir', 'collutorio', 'mouthwash']],
  [['oral', par, 'tube', 'ml'], 'Denta Alba', '', [75, 100, 125], [295, 695], '#2d7dd2/#d3e5f7', ['Zahncreme', 'dentifrice', 'pasta dental', 'pasta dentífrica', 'dentifricio', 'toothpaste']],
  [['oral', par, 'box', 'pieces'], 'Interda Proxi', '0,6|0,8', [6, 12, 20], [395, 995], '#8dbf42/#e8f3d8', ['Zahnzwischenbürsten {s} mm', 'brossettes {s} mm', 'cepillos interdentales {s} mm', 'escovilhões {s} mm', 'scovolini {s} mm', 'interdental brushes {s} mm']],
  [['eyes', med, 'bottle', 'ml'], 'Lute Ocula', '', [10, 15], [795, 1695], '#3d6fb4/#d6e2f3', ['Augentropfen', 'collyre', 'colirio', 'colírio', 'collirio', 'eye drops']],
  [['eyes', dev, 'bottle', 'ml'], 'Lenti Claro', '', [100, 360], [695, 1595], '#42a5b3/#d5eef1', ['Kontaktlinsenlösung', 'solution lentilles', 'solución lentillas', 'solução lentes', 'soluzione lenti', 'contact-lens solution']],
  [['baby', cos, 'tube', 'ml'], 'Mimo Pannu', '', [75, 100], [495, 995], '#e2a0b5/#fae8ee', ['Windelcreme', 'crème pour le change', 'crema del pañal', 'creme muda fraldas', 'crema cambio pannolino', 'nappy cream']],
  [['baby', par, 'sachet', 'wipes'], 'Mimo Tena', '', [48, 60, 72], [195, 495], '#8fc1d4/#e5f2f7', ['Feuchttücher', 'lingettes', 'toallitas', 'toalhitas', 'salviettine', 'baby wipes']],
  [['baby', sup, 'jar', 'capsules'], 'Gravi Mater', '1|2', [30, 60, 90], [1290, 3290], '#d16d8c/#f7dee6', ['Schwangerschaft {s}', 'grossesse {s}', 'embarazo {s}', 'gravidez {s}', 'gravidanza {s}', 'pregnancy {s}']],
  [['joints', par, 'tube', 'ml'], 'Arni Musca', '', [75, 100, 200], [795, 1595], '#2f8f4e/#d2ecd9', ['Sportgel', 'gel sport', 'gel deportivo', 'gel desportivo', 'gel sport', 'sports gel']],
  [['joints', sup, 'jar', 'tablets'], 'Artica Chondra', '', [30, 60, 90], [1690, 3990], '#356a8f/#d4e2ec', ['Gelenktabletten', 'confort articulaire', 'articulaciones', 'articulações', 'articolazioni', 'joint support']],
  [['joints', dev, 'box', 'pieces'], 'Therma Calora', '', [2, 4, 8], [595, 1795], '#c6402f/#f3d2cd', ['Wärmepflaster', 'patchs chauffants', 'parches de calor', 'pensos térmicos', 'cerotti termici', 'heat patches']],
  [['joints', dev, 'box', 'pieces'], 'Orto Genu', 'S|M|L|XL', [1], [1990, 3990], '#4a4e69/#dadbe2', ['Kniebandage {s}', 'genouillère {s}', 'rodillera {s}', 'joelheira {s}', 'ginocchiera {s}', 'knee support {s}']],
  [['sleep', med, 'blister', 'tablets'], 'Valeri Somni', '450|600', [20, 40], [695, 1795], '#43548f/#d8dcec', ['{s} mg Baldrian', '{s} mg valériane', '{s} mg valeriana', '{s} mg valeriana', '{s} mg valeriana', '{s} mg valerian']],
  [['sleep', sup, 'spray', 'ml'], 'Melato Luna', '', [20, 30], [995, 1795], '#2f3e73/#d4d8e7', ['Einschlafspray', 'spray sommeil', 'spray sueño', 'spray sono', 'spray sonno', 'sleep spray']],
  [['feet', par, 'tube', 'ml'], 'Pedi Calli', '', [50, 75, 100], [595, 1195], '#3c9d9b/#d3edec', ['Fußcreme', 'crème pieds', 'crema de pies', 'creme de pés', 'crema piedi', 'foot cream']],
  [['feet', med, 'tube', 'g'], 'Myko Fungi', '', [15, 30], [595, 1195], '#6a7f3a/#e1e8d1', ['Creme gegen Fußpilz', 'crème antifongique', 'crema antihongos', 'creme antifúngico', 'crema antimicotica', 'antifungal cream']],
  [['devices', dev, 'box', 'device'], 'Termo Tensi', 'Kompakt|Plus|Pro', [1], [1990, 6990], '#4c6a92/#d8e1ec', ['Blutdruckmessgerät {s}', 'tensiomètre', 'tensiómetro', 'medidor de tensão', 'misuratore di pressione', 'blood-pressure monitor']],
  [['devices', dev, 'box', 'pieces'], 'Testa Rapida', '', [1, 5, 20], [295, 2990], '#5f9ea0/#dcebec', ['Antigen-Schnelltest', 'autotest antigénique', 'test de antígenos', 'teste de antigénio', 'test antigenico rapido', 'rapid antigen test']],
  [['perfume', 'other', 'bottle', 'ml'], 'Rosa Ambra', 'Blanc|Nuit', [30, 50, 100], [2490, 7490], '#b0658f/#f1dde8 #2b2d42/#d5d5da', ['Eau de Parfum {s}', 'eau de parfum {s}', 'eau de parfum {s}', 'eau de parfum {s}', 'eau de parfum {s}', 'eau de parfum {s}']],
];

/** Endings that make a brand name of a stem: `Ibu` + `lenta`. */
export const brandEndings = [
  'lenta', 'vanta', 'lora', 'dora', 'via', 'vera', 'nelle', 'luna', 'rima', 'calma', 'lume', 'baya', 'zena', 'mirel', 'tessa', 'nova',
] as const;

export const productLines: readonly ProductLine[] = rows.map(
  ([[category, type, shape, form], stems, strengths, sizes, price, colours, [de, fr, es, pt, it, en]]) => ({
    category,
    type,
    shape,
    form,
    stems: stems.split(' '),
    strengths: strengths.split('|'),
    sizes,
    price,
    colours: colours.split(' ').map((pair): [string, string] => {
      const [primary = '', secondary = ''] = pair.split('/');
      return [primary, secondary];
    }),
    names: { de, fr, es, pt, it, en },
  }),
);
