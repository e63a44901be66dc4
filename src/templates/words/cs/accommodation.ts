import type { AccommodationWords } from '../../trades/accommodation';

export const accommodation: AccommodationWords = {
  description: 'Tři pokoje nad údolím',
  hero: {
    title: 'Vyspěte se tam, kde cesta končí',
    subtitle:
      'Roubenka ve výšce 1\u00a0180 metrů, v\u00a0každém pokoji kamna, v\u00a0šest polévka a\u00a0nikde televize. Vezměte si pevné boty, zbytek máme my.',
    buttonText: 'Rezervovat pobyt',
  },
  house: {
    title: 'O\u00a0chalupě',
    text: 'V\u00a0roce 1934 ji postavil můj dědeček jako hájovnu. Vyměnili jsme okna, elektřinu a\u00a0matrace, všechno ostatní jsme nechali být.\nSnídaně je v\u00a0ceně: chleba z\u00a0naší pece, máslo a\u00a0sýr z\u00a0farmy pod kopcem a\u00a0vajíčka, když slepice svolí.',
  },
  gallery: {
    title: 'Pokoje a\u00a0výhledy',
    shots: {
      lake: {
        caption: 'Dvacet minut pod chalupou',
        alt: 'Horské jezero s dřevěným molem, dvěma židlemi a loďkou',
      },
      bedroom: { caption: 'Jižní pokoj', alt: 'Útulná ložnice s dřevěnou postelí a výhledem na hory' },
      fireplace: {
        caption: 'Tady končí večery',
        alt: 'Zelené křeslo u kamenného krbu, ve kterém hoří oheň',
      },
      cabin: {
        caption: 'Chalupa z\u00a0pěšiny',
        alt: 'Srub se svítícími okny mezi borovicemi pod zasněženými štíty',
      },
    },
  },
  prices: {
    title: 'Ceník',
    rows: [
      ['Podkrovní pokoj', '64 €', 'Dvě postele pod střechou, společná koupelna'],
      ['Jižní pokoj', '82 €', 'Manželská postel, vlastní koupelna, balkon na jih'],
      ['Rodinný pokoj', '118 €', 'Čtyři postele, vlastní koupelna, kamna'],
      ['Večeře', '16 €', 'Polévka, hlavní jídlo a\u00a0dezert, nahlaste ji do poledne'],
      ['Pes', '8 €', 'Za noc, vítaný je v\u00a0Jižním pokoji'],
    ],
  },
  booking: {
    title: 'Rezervujte si pobyt',
    atticRoom: { name: 'Podkrovní pokoj', price: 64, description: 'Pro dva' },
    valleyRoom: { name: 'Jižní pokoj', price: 82, description: 'Pro dva' },
    familyRoom: { name: 'Rodinný pokoj', price: 118, description: 'Pro čtyři' },
  },
  wayArticle: {
    title: 'Jak se k\u00a0nám dostanete',
    content:
      'Auto nechte u\u00a0dolní stanice lanovky. Pěšina začíná za kaplí a\u00a0je značená žlutě.\nNahoru hodinu, dolů čtyřicet minut.\nKdyž se ozvete do desíti ráno, zavazadla vám vyvezeme. V\u00a0zimě si vezměte boty s\u00a0pořádnou podrážkou, hůlky a\u00a0čelovky vám půjčíme.\nAutobusem: poslední přijíždí v\u00a016:40 a\u00a0od zastávky je to ke kapli deset minut.',
  },
  rainArticle: {
    title: 'Co dělat, když prší',
    content:
      'Dvě stě knih, šachy se všemi figurkami a\u00a0kamna, která nikdy nevyhasnou.\nVe středu spolu pečeme chleba.\nSauna u\u00a0potoka je teplá od čtyř a\u00a0jezírko vedle ní ohřívat netřeba.\nMuzeum ve mlýně je odsud půl hodiny a\u00a0cestou skoro nezmoknete.',
  },
  products: {
    title: 'Na cestu domů',
    hamper: {
      name: 'Snídaňový koš',
      description: 'Chleba, máslo, džem z\u00a0lesního ovoce a\u00a0káva pro dva. Posíláme ve čtvrtek.',
      price: '34 €',
    },
  },
  poll: {
    question: 'Kdy máme zatopit v\u00a0sauně?',
    options: ['Ráno', 'Po túře', 'Po večeři'],
  },
  contactInfo: {
    title: 'Kontakt',
    email: 'pobyt@chalupa.example.com',
    phone: '+420 600 000 321',
    address: 'Na Samotě 1\n500 00 Vzorová Ves',
    hours: 'Recepce 8:00 – 20:00\nPříjezd od 15:00, odjezd do 10:00',
    description: 'Signál je tu slabý. Když to nezvedneme, nechte vzkaz a\u00a0večer vám zavoláme.',
  },
  contactTitle: 'Zeptejte se, než se sbalíte',
  social: { title: 'Jaký je dnes sníh', description: 'Skoro každé ráno s\u00a0fotkou z\u00a0terasy.' },
};
