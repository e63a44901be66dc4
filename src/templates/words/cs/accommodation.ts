import type { AccommodationWords } from '../../trades/accommodation';

export const accommodation: AccommodationWords = {
  description: 'Dva pokoje nad údolím',
  hero: {
    title: 'Tady nahoře má rok pořád čtyři části',
    subtitle:
      'Roubený dům v\u00a01\u00a0180 metrech, s\u00a0kamny v\u00a0pokoji, polévkou v\u00a0šest a\u00a0bez televize. Pevné boty vezměte s\u00a0sebou, zbytek máme.',
    buttonText: 'Volné noci',
  },
  house:
    'Šest postelí, jeden dlouhý stůl a\u00a0jeřabina u\u00a0dveří. Stojíme tam, kde se z\u00a0cesty stává pěšina.',
  rooms: {
    title: 'Pokoje',
    seasons: ['Jaro a\u00a0podzim', 'Léto', 'Zima'],
    rooms: {
      'rowan-room': {
        name: 'Jeřabinový pokoj',
        text: 'Ranní slunce od půl osmé a\u00a0strom, na který z\u00a0balkonu dosáhnete. Pes je vítaný.',
        size: '18\u00a0m²',
        beds: 'manželská postel',
        equipment: ['vlastní koupelna', 'balkon na jih'],
        alt: 'Dřevěná postel s\u00a0bílým povlečením, za oknem hory',
        price: 86,
        prices: ['86 €', '96 €', '102 €'],
        guests: 'Pro dva',
      },
      'stove-room': {
        name: 'Pokoj s\u00a0kamny',
        text: 'Pro ty, kdo si přijeli číst. Dřevo je naskládané u\u00a0dveří, první oheň vám rozděláme.',
        size: '26\u00a0m²',
        beds: 'manželská postel a\u00a0palanda',
        equipment: ['vlastní koupelna', 'kamna', 'police s\u00a0knihami'],
        alt: 'Zelené křeslo u\u00a0kamenného krbu s\u00a0hořícím ohněm',
        price: 124,
        prices: ['124 €', '134 €', '144 €'],
        guests: 'Pro čtyři',
      },
    },
  },
  lake: {
    title: 'K\u00a0jezeru čtrnáct minut',
    subtitle: 'Dolů bosky, nahoru dvaadvacet. Cestou rostou borůvky, takže počítejte radši se čtyřiceti.',
    buttonText: 'Kdy máte volno?',
  },
  bookingTitle: 'Rezervujte si pobyt',
  year: {
    title: 'Za čím a\u00a0kdy',
    spring: [
      'Když sníh povolí',
      'březen – květen',
      'Krokusy pod lanovkou, prázdné pěšiny a\u00a0večer ještě kamna.',
    ],
    summer: ['Bosé nohy', 'červen – srpen', 'Jezero, borůvky a\u00a0snídaně na terase.'],
    autumn: [
      'Červené týdny',
      'září, říjen',
      'Jeleni před šestou, houby před devátou, švestkové knedlíky potom.',
    ],
    winter: ['Ticho na běžkách', 'prosinec – únor', 'Upravená stopa začíná u\u00a0branky. Boty vám usušíme.'],
  },
  hosts: {
    title: 'Dobré ráno',
    text: 'Jsme Zuzka a\u00a0Ondra. Dům jsme převzali po Ondrově babičce i\u00a0s\u00a0kváskem a\u00a0jedenácti jabloněmi.\nSnídaně je v\u00a0osm, nebo až sejdete dolů: chléb z\u00a0naší pece, máslo a\u00a0sýr z\u00a0údolí a\u00a0vejce, pokud slepice souhlasí.',
    alt: 'Podnos se snídaní: káva, croissant a\u00a0lesní ovoce',
  },
  reviews: {
    title: 'Z\u00a0knihy hostů',
    reviews: [
      ['Druhý den jsem si všimla, že už nehledám telefon.', 'Magdalena R.', 'říjen'],
      [
        'Objednali jsme dvě noci a\u00a0zůstali pět. Na pátou nám našli postel v\u00a0podkroví.',
        'David a\u00a0Eva',
        'únor',
      ],
    ],
  },
  faq: {
    title: 'Malé otázky',
    questions: [
      [
        'Je tam signál?',
        'Na lavičce za kapličkou. V\u00a0domě je Wi-Fi jen v\u00a0přízemí a\u00a0myslíme si, že je to tak dobře.',
      ],
      [
        'Můžeme vzít psa?',
        'Do Jeřabinového pokoje, za 8 € na noc. Náš se jmenuje Brok a\u00a0štěkne jednou.',
      ],
      ['Co když napadne sníh?', 'Cesta na parkoviště bývá prohrnutá do sedmi. Na poslední kousek máme sáně.'],
      [
        'Vaříte i\u00a0večer?',
        'Polévku, jedno jídlo a\u00a0něco sladkého za 17 €. Dejte vědět do poledne, děti jedí za polovic.',
      ],
      [
        'Co dělat, když prší?',
        'Dvě stě knih, šachy se všemi figurkami a\u00a0sauna u\u00a0potoka, teplá od čtyř.',
      ],
    ],
  },
  contactInfo: {
    title: 'Cesta k\u00a0nám',
    email: 'pobyt@chalupa.example.com',
    phone: '+420 600 000 321',
    address: 'Na Samotě 1\n500 00 Vzorová Ves',
    hours: 'Recepce 8:00 – 20:00\nPříjezd od 15:00, odjezd do 10:00',
    description:
      'Když se ozvete do desíti ráno, zavazadla vám vyvezeme. Když to nezvedneme, nechte vzkaz a\u00a0večer vám zavoláme.',
    way: [
      ['640\u00a0m', 'Zastávka autobusu. Poslední přijíždí v\u00a016:40.'],
      ['690\u00a0m', 'Dolní stanice lanovky. Tady nechte auto.'],
      ['780\u00a0m', 'Kaple. Odtud vás vede žlutá značka.'],
      ['960\u00a0m', 'Lavička, první výhled a\u00a0poslední signál.'],
      ['1\u00a0180\u00a0m', 'Dům. Je to hodina chůze a\u00a0polévka je na plotně.'],
    ],
  },
  contactTitle: 'Zeptejte se, než se sbalíte',
  social: { title: 'Jaký je dnes sníh', description: 'Skoro každé ráno s\u00a0fotkou z\u00a0terasy.' },
};
