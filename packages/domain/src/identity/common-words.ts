/**
 * Words that passwords are guessed from first, in lower-case letters without marks: the roots of the entries that lead
 * every published list of leaked passwords, those of the portal's languages, and the trade's own. Chosen by hand.
 */
const words = `
password passwords passwort kennwort contrasena clave motdepasse parola parolachiave senha palavrapasse passe
pass passw pwd secret geheim secreto segredo segreto
qwerty qwertyuiop qwertz qwertzuiop azerty azertyuiop asdf asdfgh asdfghjkl yxcvbnm zxcvbnm qazwsx qaz wsx qweasd qwe asd
qaywsx abc abcd abcde abcdef abcdefg abcdefgh aaaaaaaa xxxxxxxx
1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1234qwer qwer1234 zaq12wsx 123qwe 123abc abc123
admin administrator administrador administrateur amministratore root user username benutzer usuario utilisateur utente
test tester testing demo guest gast default standard example beispiel ejemplo changeme letmein login signin
welcome willkommen bienvenido bienvenue benvenuto bemvindo hello hallo hola bonjour ciao iloveyou ichliebedich teamo jetaime
tiamo monkey dragon master sunshine princess football baseball superman batman shadow michael charlie jordan trustno
whatever freedom starwars computer internet samsung google summer winter spring autumn sommer fruehling herbst verano invierno
primavera otono ete hiver printemps automne estate inverno verao outono
monday montag lunes lundi lunedi january januar enero janvier gennaio janeiro
liebe schatz amor amore amour corazon hoffnung familia familie famille famiglia
barcelona realmadrid juventus benfica bayern berlin madrid paris lisboa roma schalke
apotheke apotheken apotheker apothekerin farmacia farmacias farmaceutico pharmacie pharmacien pharmacy pharmacist farmacista
parafarmacia parapharmacie drogerie drogaria offizin medizin medicina medicine medecine aspirin ibuprofen paracetamol
seller verkaeufer vendedor vendeur venditore portal marketplace marktplatz
`;

export const commonWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
