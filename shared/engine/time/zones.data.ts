// Made by scripts/bake-zones.ts from the IANA tz database 2026f with backzone (public domain).
// The form is described in zone-decode.ts.
export const ZONE_TEXT = `2026f
9d1c0 9d440 9cyk0 ast80 8a840 7x6o0 7x9g0 asw00 afuk0 b5uo0 9q000 7x3w0 7k800 asys0 9px80 b5xg0 902o0 9et80 c8nw0 8n400 c8qo0 a2yo0 6hc00 7k580 6hes0 cls40 905g0 6udg0 8a5c0 9q2s0 66580 9eys0 7kas0 afxc0 b5rw0 67zw0 6h980 6uao0 biw40 bitc0 6u7w0 c8tg0 779c0 8zzw0 a31g0 9d6w0 7ves0 64ak0 cjxg0 8n180 9ew00 5reo0 776k0
Africa/Abidjan|LMT -qw,GMT 0|-u9rgl4|1|GMT0
Africa/Accra|LMT -1g,GMT 0,+0020 xc*,+0030 1e0,+0030 1e0*|-s9p1ak 24aamk 1yhyo cjvlc 69weo ci0xc 69weo ci0xc 69weo ci0xc 69weo cjvlc 69weo ci0xc 69weo ci0xc 69weo ci0xc 69weo cjvlc 69weo ci0xc 69weo ci0xc 69weo ci0xc 69weo cjvlc 69weo ci0xc 69weo ci0xc 69weo ci0xc 69weo cjvlc 69weo ci0xc 69weo ci0xc 69weo ci0xc 69weo 683lc cloeo 668xc cloeo 1y8pc 21gem0 2fehm0 69vy0 ci1e0 69vy0 cjw20 69vy0 ci1e0 69vy0 ci1e0 69vy0 ci1e0 69vy0|1212121212121212121212121212121212121212121212131414141414141|GMT0
Africa/Addis_Ababa|LMT 760,ADMT 76w,EAT 8c0|-1g6t8i0 ymedb4|12|EAT-3
Africa/Algiers|LMT kc,PMT fl,WET 0,WEST 2s0*,CET 2s0,CEST 5k0*|-154gb8c afgo4r 2qx1nl 5luo0 8y800 a4tc0 7vc00 auqo0 7idc0 b7pc0 6sg00 cyo00 7ayo0 53c00 9idxc0 3i040 51mw0 253uk0 9o2k0 92040 8l3s0 jutc0 4uy840 3rdzw0 46xc00'2xco40_("kiqg0"J#|1232323232323232454542423234542324|CET-1
Africa/Asmara|LMT 778,AMT 778,ADMT 76w,EAT 8c0|-1g6t8j8 afrs00 o6mlcc|123|EAT-3
Africa/Bamako|LMT -1hc,GMT 0,-01 -2s0|-u9rfuo bk956o dqe840|121|GMT0
Africa/Bangui|LMT 3fw,WAT 2s0|-u9rkrw|1|WAT-1
Africa/Banjul|LMT -330,BMT -330,-01 -2s0,GMT 0|-u9re90 b38800 4m1rp0|123|GMT0
Africa/Bissau|LMT -2vw,-01 -2s0,GMT 0|-u9rek0 wvoyo0|12|GMT0
Africa/Blantyre|LMT 6hc,ZMT 6ja,ZMT 6j0,CAT 5k0|-ui1t5c 1j56m2 5qqlca|123|CAT-2
Africa/Brazzaville|LMT 2tw,WAT 2s0|-u9rk5w|1|WAT-1
Africa/Bujumbura|LMT 5fs,CAT 5k0|-15r1ers|1|CAT-2
Africa/Cairo|LMT 5sl,EET 5k0,EEST 8c0*|-1054wgl krj48l 40d80Y.a4w40 aqyk0 80ys0 b07w0 7tk40 b07w0 8jhg0 a8fw0 60go40 7el80 awo40 7v980 awqw0 7tk40 b07w0 7tk40 ayd80 7tk40 ayd80 7tk40 ayd80 7tk40 b07w0 7tk40 ayd80 7tk40 ayd80[awik0[ayd80[awik0[awik0[awik0[ayd80[awik0[awik0[awik0[ayd80[awik0[awik0[awik0[ayd80[awik0[f9x80 3i040 eluk0 462s0 ayd80[awik0[awik0[awik0[ayd80[O7m5g0 awik0[awik0[ayd80[awik0[awik0[aqvs0.:.:.:.<.:.:.:.:.<.:.:D<Ubvus0QV]cyqs0 5anw0 1jms0 12t80 1w22s0 25p80 1sw40 2vmk0 4hbhg0|12121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212|EET-2EEST,M4.5.5/0,M10.5.4/24
Africa/Casablanca|LMT -1ek,+00 0,+01 2s0*,+01 2s0,+00 0*|-tblt9g di7nxg 3huk0 51k40 2znuk0 2dp9g0~8nt2s0 657w0 3ifxg0 3jp80 va040 4qak0 e1ms0 7pp80 cnms0 3afw0 2xi840 xqqk0 bp56s0 4qak0 e1ms0 45x80 d2g40 51ek0V]e1sc0 47uo0 1leo0 23xc0)3lmo0 1qyo0 40g00'4mo00 1stc0 4deo0'3ylc0 1stc0 51hc0'3lmo0 1stc0}/2vpc0 25s00 64dc0/2iqo0 1stc0R,1stc0 g7c00 25s00 g7c00 1stc0 g7c00 25s00 g7c00 1stc0 gkao0 1stc0 g7c00 25s00 g7c00 1stc0#|121212121212121213121212121212121212121212121212121212343434343434343431|<+00>0
Africa/Ceuta|LMT -zg,WET 0,WEST 2s0*,CET 2s0,CEST 5k0*|-100edc0 91vek0.2vt440 8sqs0 ssyk0 8n6s0;GB=k69dc0 657w0 3ifxg0 3jp80 va040 4qak0 e1ms0 7pp80 cnms0 3afw0 2xi840 129us0!!!!!!!!,!!!!!!!!!!,|1212121212121212121213434343434343434343434|CET-1CEST,M3.5.0,M10.5.0/3
Africa/Conakry|LMT -2jg,GMT 0,-01 -2s0|-u9resk bk944k dhlk40|121|GMT0
Africa/Dakar|LMT -388,-01 -2s0,GMT 0|-u9re3s fcoa7s|12|GMT0
Africa/Dar_es_Salaam|LMT 79w,EAT 8c0,+0245 7n0|-kcrtxw 8ve49w 6sagp0|121|EAT-3
Africa/Djibouti|LMT 7zo,EAT 8c0|-uj8fzo|1|EAT-3
Africa/Douala|LMT 1so,WAT 2s0|-u9rj4o|1|WAT-1
Africa/El_Aaiun|LMT -2g0,-01 -2s0,+00 0,+01 2s0*,+01 2s0,+00 0*|-isdxk0 m2g0c0 vek0 4qak0 e1ms0 7pp80 cnms0 3afw0 fke5g0 4qak0 e1ms0 45x80 d2g40 51ek0V]e1sc0 47uo0 1leo0 23xc0)3lmo0 1qyo0 40g00'4mo00 1stc0 4deo0'3ylc0 1stc0 51hc0'3lmo0 1stc0}/2vpc0 25s00 64dc0/2iqo0 1stc0R,1stc0 g7c00 25s00 g7c00 1stc0 g7c00 25s00 g7c00 1stc0 gkao0 1stc0 g7c00 25s00 g7c00 1stc0#|1232323232323232323232323232323232323232323454545454545454542|<+00>0
Africa/Freetown|LMT -2gc,FMT -2gc,-01 -2s0,-0040 -1uo*,GMT 0|-19xcavo gfpuo0 a4v6zo 681qo 7vcxc awkeo 7vcxc awkeo 7vcxc ayf2o 7vcxc awkeo 7vcxc awkeo 7vcxc e1j2o 4qe9c 7dqo 16dy9c|1232323232323232324|GMT0
Africa/Gaborone|LMT 4ss,SAST 460,CAT 5k0,CAST 8c0*|-18cyvgs 9h5hys l5xqu0#|1232|CAT-2
Africa/Harare|LMT 5r0,CAT 5k0|-yvtf30|1|CAT-2
Africa/Johannesburg|LMT 56o,SAST 460,SAST 5k0,SAST 8c0*|-14nj6io 5rpt0o kn7o60#"#|123232|SAST-2
Africa/Juba|LMT 5us,CAT 5k0,CAST 8c0*,EAT 8c0|-kcrsis kixuys 8l6k0 a4w40_a6qs0_Y8ovw0 a16s0 8qqk0 9zc40 8sl80 9xhg0 8wak0 9ts40 8y580 a4w40_Y8ovw0 a16s0 8sl80 9xhg0 8ufw0 9vms0 8wak0 9ts40 8y580 a4w40 8ovw0 a16s0 8qqk0 7frw40 azg180|12121212121212121212121212121212131|CAT-2
Africa/Kampala|LMT 604,EAT 8c0,+0230 6y0,+0245 7n0|-lnse04 s8lo4 9e6420 4p4vb0|1231|EAT-3
Africa/Khartoum|LMT 60w,CAT 5k0,CAST 8c0*,EAT 8c0|-kcrsow kixv4w 8l6k0 a4w40_a6qs0_Y8ovw0 a16s0 8qqk0 9zc40 8sl80 9xhg0 8wak0 9ts40 8y580 a4w40_Y8ovw0 a16s0 8sl80 9xhg0 8ufw0 9vms0 8wak0 9ts40 8y580 a4w40 8ovw0 a16s0 8qqk0 7frw40 9ac180|12121212121212121212121212121212131|CAT-2
Africa/Kigali|LMT 5kg,CAT 5k0|-i1ulkg|1|CAT-2
Africa/Kinshasa|LMT 2u0,WAT 2s0|-11ngdi0|1|WAT-1
Africa/Lagos|LMT mn,GMT 0,+0030 1e0,WAT 2s0|-xnxnan 1kdnan 2ve7dd 2yfgkn|1023|WAT-1
Africa/Libreville|LMT 1r0,WAT 2s0|-u9rj30|1|WAT-1
Africa/Lome|LMT 84,GMT 0|-146nmw4|1|GMT0
Africa/Luanda|LMT 2g8,LMT 2es,WAT 2s0|-14phh48 afpx08|12|WAT-1
Africa/Lubumbashi|LMT 534,WAT 2s0,CAT 5k0|-11ngfr4 bpwyb4|12|CAT-2
Africa/Lusaka|LMT 58k,CAT 5k0|-yvtekk|1|CAT-2
Africa/Malabo|LMT 1mk,GMT 0,WAT 2s0|-u9riyk r44sak|12|WAT-1
Africa/Maputo|LMT 616,CAT 5k0|-vu3fd6|1|CAT-2
Africa/Maseru|LMT 53c,SAST 5k0,SAST 8c0*|-yvtefc l5xrrc#|121|SAST-2
Africa/Mbabane|LMT 5rc,SAST 5k0|-yvtf3c|1|SAST-2
Africa/Mogadishu|LMT 8eg,EAT 8c0,+0230 6y0|-13r0weg je91eg dkj2q0|121|EAT-3
Africa/Monrovia|LMT -1zw,MMT -1zw,MMT -226,GMT 0|-19xcbc4 je5c00 rl202a|123|GMT0
Africa/Nairobi|LMT 6tg,+0230 6y0,EAT 8c0,+0245 7n0|-w6p5hg aiwqjg sg1a0 3nbte0 2wu1z0|12132|EAT-3
Africa/Ndjamena|LMT 2sc,WAT 2s0,WAST 5k0*|-u9rk4c zdk5cc 7iak0|121|WAT-1
Africa/Niamey|LMT e4,-01 -2s0,GMT 0,WAT 2s0|-u9rhq4 bk99u4 dhlek0|123|WAT-1
Africa/Nouakchott|LMT -2yc,GMT 0,-01 -2s0|-u9redo bk93po dyodg0|121|GMT0
Africa/Ouagadougou|LMT -a4,GMT 0|-u9rh1w|1|GMT0
Africa/Porto-Novo|LMT hg,GMT 0,WAT 2s0|-u9rhtg bk975g|12|WAT-1
Africa/Sao_Tome|LMT 18w,LMT -1p9,GMT 0,WAT 2s0|-18vsjww em12kw 1jbm840 irxc0|1232|GMT0
Africa/Tripoli|LMT 2fw,CET 2s0,CEST 5k0*,EET 5k0|-q3gfrw gl6ajw 422c0 xado0 4bbo0 wrpg0 4s580 1kdpg0 c05bw0 4mqs0>">L>9mdg0 95jw0 9io40#99es0>L>">b2840 3cf3w0 9kis0>7vqyw0 75eo0)|12121213121212121212121213123123|EET-2
Africa/Tunis|LMT 1vw,PMT fl,CET 2s0,CEST 5k0*|-1a9dr7w fke44b enxevl+53c00 u8w00(c8w80/z3w0 ew40 8bx80"9nx00 925o0 8l100 gi3440/b9k00 7vc00 51mw00 5ytc0!!b9k00 7thc0 7m0tc0 7tk40 93us0+/+')|1232323232323232323232323232323232|CET-1
Africa/Windhoek|LMT 360,+0130 460,SAST 5k0,SAST 8c0*,CAT 5k0,WAT 2s0*|-14nj4i0 5rpr00 kn7o60#oj2nw0 235k00 8lho0%(OMO(%(%(%(%(OMO(%(%(%(%(O(%(%(%(%(OMO(%(%(%(|12324545454545454545454545454545454545454545454545454|CAT-2
America/Adak|LMT xya,LMT -wpq,NST -uk0,NWT -rs0*,NPT -rs0*,BST -uk0,BDT -rs0*,AHST -rs0,HST -rs0,HDT -p00*|-1hc7qjz h4z1xp ln70qa 1tyug0 2e6s0 b7yik0 12y080#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;1l940 7rs80#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|123425656565656565656565656565656567898989898989898989898989898989898989898989898989|HST10HDT,M3.2.0,M11.1.0
America/Anchorage|LMT 12wo,LMT -rrc,AST -rs0,AWT -p00*,APT -p00*,AHST -rs0,AHDT -p00*,YST -p00,AKST -p00,AKDT -m80*|-1hc7qjz h4ywzb ln72wo 1tyx80 2e400 b7yik0 12y080#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;1l940 7rs80#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|123425656565656565656565656565656567898989898989898989898989898989898989898989898989|AKST9AKDT,M3.2.0,M11.1.0
America/Anguilla|LMT -bog,AST -b40|-u6m6zk|1|AST4
America/Antigua|LMT -bg0,EST -dw0,AST -b40|-u6m780 k9mqg0|12|AST4
America/Araguaina|LMT -8xc,-03 -8c0,-02 -5k0*|-t85j2o 99k8mo 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0P^69uk0^4ml80 5mf440 49mk0 haas0 33180^4mo00 clpc0KFP981s40US5rbw0 d0lg0 5ed80 cyqs0 5ed80 dbpg0]2yl440]VUbxpg0 7iak0SUSDSUVQdbpg0 5ed80 51udg0]|121212121212121212121212121212121212121212121212121|<-03>3
America/Argentina/Buenos_Aires|LMT -ato,CMT -bw0,-04 -b40,-03 -8c0*,-03 -8c0,-02 -5k0*|-138aaic db2bqc 5iv8k0Pa4w40 73h80FKFKFKFPFKFKFKFP6a040 hy7w0 6a040 xovw0 3uys0 18nbw0 b0dg0 8ve2k0 3uys0 3yik0 bqas0 71mk0 bqas0 71mk0 bqas0 8ovw0";"#"28t6k0 51ek0 7m2qs0 4tzw0S~bvus0Ubvus0Ubvus0~3fidg0 7thc0 430lc0 3yik0<D|1232323232323232323232323232323232323232324545454545454345454|<-03>3
America/Argentina/Catamarca|LMT -c6k,CMT -bw0,-04 -b40,-03 -8c0*,-03 -8c0,-02 -5k0*|-138a95g db2adg 5iv8k0Pa4w40 73h80FKFKFKFPFKFKFKFP6a040 hy7w0 6a040 xovw0 3uys0 18nbw0 b0dg0 8ve2k0 3uys0 3yik0 bqas0 71mk0 bqas0 71mk0 bqas0 8ovw0";"#"28t6k0 51ek0 7m2qs0 4tzw0S~bvus0Ubvxk0 6u540 bvus0~3fidg0 7thc0 27s800 z9g0 1u93w0 3yik0|1232323232323232323232323232323232323232324545454525454342454|<-03>3
America/Argentina/Cordoba|LMT -bw0,CMT -bw0,-04 -b40,-03 -8c0*,-03 -8c0,-02 -5k0*|-138a9g0 db2ao0 5iv8k0Pa4w40 73h80FKFKFKFPFKFKFKFP6a040 hy7w0 6a040 xovw0 3uys0 18nbw0 b0dg0 8ve2k0 3uys0 3yik0 bqas0 71mk0 bqas0 71mk0 bqas0 8ovw0";"#"28t6k0 51ek0 7m2qs0 4tzw0S~bvus0Ubvxk0 6u540 bvus0~3fidg0 7thc0 430lc0 3yik0<D|1232323232323232323232323232323232323232324545454525454345454|<-03>3
America/Argentina/Jujuy|LMT -c3c,CMT -bw0,-04 -b40,-03 -8c0*,-03 -8c0,-02 -5k0*|-138a98o db2ago 5iv8k0Pa4w40 73h80FKFKFKFPFKFKFKFP6a040 hy7w0 6a040 xovw0 3uys0 18nbw0 b0dg0 8ve2k0 3uys0 3yik0 bqas0 71mk0 bqas0 71mk0 bqas0 8ovw0";"#"28t6k0 51ek0 7m2qs0 4tzw0S~c8w80~ag040 7k2g0 bvus0~3fidg0 7thc0 430lc0 3yik0|12323232323232323232323232323232323232323245454523254543454|<-03>3
America/Argentina/La_Rioja|LMT -cdo,CMT -bw0,-04 -b40,-03 -8c0*,-03 -8c0,-02 -5k0*|-138a8yc db2a6c 5iv8k0Pa4w40 73h80FKFKFKFPFKFKFKFP6a040 hy7w0 6a040 xovw0 3uys0 18nbw0 b0dg0 8ve2k0 3uys0 3yik0 bqas0 71mk0 bqas0 71mk0 bqas0 8ovw0";"#"28t6k0 51ek0 7m2qs0 4tzw0S~bvus0 6qik0 3g880 8jbw0Ubvus0~3fidg0 7thc0 27s800 z9g0 1u93w0 3yik0|12323232323232323232323232323232323232323245454545245454342454|<-03>3
America/Argentina/Mendoza|LMT -cqs,CMT -bw0,-04 -b40,-03 -8c0*,-03 -8c0,-02 -5k0*|-138a8l8 db29t8 5iv8k0Pa4w40 73h80FKFKFKFPFKFKFKFP6a040 hy7w0 6a040 xovw0 3uys0 18nbw0 b0dg0 8ve2k0 3uys0 3yik0 bqas0 71mk0 bqas0 71mk0 bqas0 8ovw0";"#"28t6k0 51ek0 7m2qs0 4tzw0S~bktk0 71mk0 bqas0 73h80 bvus0 773s0 3fidg0 7thc0 27bk00E1p7mk0 3yik0|1232323232323232323232323232323232323232324545452323254342454|<-03>3
America/Argentina/Rio_Gallegos|LMT -ctg,CMT -bw0,-04 -b40,-03 -8c0*,-03 -8c0,-02 -5k0*|-138a8ik db29qk 5iv8k0Pa4w40 73h80FKFKFKFPFKFKFKFP6a040 hy7w0 6a040 xovw0 3uys0 18nbw0 b0dg0 8ve2k0 3uys0 3yik0 bqas0 71mk0 bqas0 71mk0 bqas0 8ovw0";"#"28t6k0 51ek0 7m2qs0 4tzw0S~bvus0Ubvus0Ubvus0~3fidg0 7thc0 27s800 z9g0 1u93w0 3yik0|1232323232323232323232323232323232323232324545454545454342454|<-03>3
America/Argentina/Salta|LMT -c44,CMT -bw0,-04 -b40,-03 -8c0*,-03 -8c0,-02 -5k0*|-138a97w db2afw 5iv8k0Pa4w40 73h80FKFKFKFPFKFKFKFP6a040 hy7w0 6a040 xovw0 3uys0 18nbw0 b0dg0 8ve2k0 3uys0 3yik0 bqas0 71mk0 bqas0 71mk0 bqas0 8ovw0";"#"28t6k0 51ek0 7m2qs0 4tzw0S~bvus0Ubvxk0 6u540 bvus0~3fidg0 7thc0 430lc0 3yik0|12323232323232323232323232323232323232323245454545254543454|<-03>3
America/Argentina/San_Juan|LMT -cos,CMT -bw0,-04 -b40,-03 -8c0*,-03 -8c0,-02 -5k0*|-138a8n8 db29v8 5iv8k0Pa4w40 73h80FKFKFKFPFKFKFKFP6a040 hy7w0 6a040 xovw0 3uys0 18nbw0 b0dg0 8ve2k0 3uys0 3yik0 bqas0 71mk0 bqas0 71mk0 bqas0 8ovw0";"#"28t6k0 51ek0 7m2qs0 4tzw0S~bvus0 6qik0 3g880 8jbw0Ubvus0~3fidg0 7thc0 27qdc0 2txg0 1sgak0 3yik0|12323232323232323232323232323232323232323245454545245454342454|<-03>3
America/Argentina/San_Luis|LMT -cac,CMT -bw0,-04 -b40,-03 -8c0*,-03 -8c0,-02 -5k0*|-138a91o db2a9o 5iv8k0Pa4w40 73h80FKFKFKFPFKFKFKFP6a040 hy7w0 6a040 xovw0 3uys0 18nbw0 b0dg0 8ve2k0 3uys0 3yik0 bqas0 71mk0 bqas0 71mk0 bqas0 8ovw0";"#"28t6k0 51ek0 7m2qs0 4tzw0S7pp80 b2aw0 71mk0 4qg40 4conw0 7thc0 27qdc0 2txg0 1sgak0 14nw0 2gys0<D<|12323232323232323232323232323232323232323245454523243424532324|<-03>3
America/Argentina/Tucuman|LMT -c2s,CMT -bw0,-04 -b40,-03 -8c0*,-03 -8c0,-02 -5k0*|-138a998 db2ah8 5iv8k0Pa4w40 73h80FKFKFKFPFKFKFKFP6a040 hy7w0 6a040 xovw0 3uys0 18nbw0 b0dg0 8ve2k0 3uys0 3yik0 bqas0 71mk0 bqas0 71mk0 bqas0 8ovw0";"#"28t6k0 51ek0 7m2qs0 4tzw0S~bvus0Ubvxk0 6u540 bvus0~3fidg0 7thc0 27s800 mas0 1um2k0 3yik0<D|123232323232323232323232323232323232323232454545452545434245454|<-03>3
America/Argentina/Ushuaia|LMT -cnc,CMT -bw0,-04 -b40,-03 -8c0*,-03 -8c0,-02 -5k0*|-138a8oo db29wo 5iv8k0Pa4w40 73h80FKFKFKFPFKFKFKFP6a040 hy7w0 6a040 xovw0 3uys0 18nbw0 b0dg0 8ve2k0 3uys0 3yik0 bqas0 71mk0 bqas0 71mk0 bqas0 8ovw0";"#"28t6k0 51ek0 7m2qs0 4tzw0S~bvus0Ubvus0Ubvus0~3fidg0 7thc0 27oio0 12ys0 1u93w0 3yik0|1232323232323232323232323232323232323232324545454545454342454|<-03>3
America/Aruba|LMT -czc,-0430 -ci0,AST -b40|-u7lcco rlo7io|12|AST4
America/Asuncion|LMT -aog,AMT -aog,-04 -b40,-03 -8c0,-03 -8c0*|-15r0ynk lsruo0 ldwofk s4vw0 s6w40 7tek0 b0dg0 7rjw0 b0dg0 7rjw0 b0dg0#L>L#L#L#L>L#L#L#L>L#ahus0 8a2k0L#9o840Db7s40 93p80 9gtg0 7nuk0 b42s0 7lzw0<7tek0 b9ms0~SD<.:.:.<#MO(%YD<D<DS~S~SXG;G;"_Y_Y_YXJXJXY_Y_YXJXJXJXYgl80|12324242424242424242424242424242424242424242424242424242424242424242424242424242424242424242424242424243|<-03>3
America/Atikokan|LMT -gys,CST -go0,CDT -dw0*,CWT -dw0*,CPT -dw0*,EST -dw0|-1353b18 c5efx8 a2vw0 bfxjw0 pmdk0 1tz8c0 2dsw0|1212345|EST5
America/Bahia|LMT -74s,-03 -8c0,-02 -5k0*|-t85kv8 99kaf8 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0P^69uk0^4ml80 5mf440 49mk0 haas0 33180^4mo00 clpc0KFP981s40US5rbw0 d0lg0 5ed80 cyqs0 5ed80 dbpg0]cyqs0]F5rbw0 dbpg0 51ek0 dbpg0QVQV]VUbxpg0 7iak0SUSDSUVQdbpg0 5ed80 4irc40U|1212121212121212121212121212121212121212121212121212121212121|<-03>3
America/Bahia_Banderas|LMT -jho,MST -jg0,CST -go0,MDT -go0*,CDT -dw0*|-p1u4k0 2u5s00 1si580 8jhg0.L591h80 s5qoc0*&*&*&%(%JDJ*&*&%(%(%(%&*&*&asqg0(%(%&*&*&*&%(%(%&*&*&%(%|1213121313131313131313131313131313142424242424242424242424242|CST6
America/Barbados|LMT -b1h,AST -b40,ADT -8c0*,-0330 -9q0*|-ug8iaj fzq06j 6w840 cjrw0Eb7mk0[h3dpc0 5rbw0Y_Y_ag040 84ik0|121213121212121|AST4
America/Belem|LMT -8z8,-03 -8c0,-02 -5k0*|-t85j0s 99k8ks 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0P^69uk0^4ml80 5mf440 49mk0 haas0 33180^4mo00 clpc0KFP981s40US5rbw0 d0lg0 5ed80|12121212121212121212121212121|<-03>3
America/Belize|LMT -gc0,CST -go0,-0530 -fa0*,CWT -dw0*,CPT -dw0*,CDT -dw0*|-u52ic0 3edkc0 6ham0 c8s20 6u9a0 bvte0 6u9a0 bvte0 6u9a0 c8s20 6ham0 c8s20 6ham0 c8s20 6u9a0 bvte0 6u9a0 bvte0 6u9a0 bvte0 6u9a0 c8s20 6ham0 c8s20 6ham0 c8s20 6u9a0 bvte0 6u9a0 bvte0 6u9a0 c8s20 6ham0 c8s20 6ham0 c8s20 6ham0 c8s20 6u9a0 bvte0 6u9a0 bvte0 6u9a0 c8s20 6ham0 c8s20 6ham0 c8s20 6u9a0 6uc20 1mtz80 6c8o0 xulg0 6u9a0 bvte0 6u9a0 bvte0 6u9a0 c8s20 6ham0 c8s20 6ham0 c8s20 6u9a0 bvte0 6u9a0 bvte0 6u9a0 bvte0 6u9a0 c8s20 6ham0 c8s20 6ham0 c8s20 6u9a0 bvte0 6u9a0 bvte0 6u9a0 c8s20 6ham0 c8s20 6ham0 c8s20 6ham0 c8s20 6u9a0 bvte0 6u9a0 bvte0 6u9a0 c8s20 6ham0 319de0 3e580 4mcys0 2vmk0|12121212121212121212121212121212121212121212121213412121212121212121212121212121212121212121215151|CST6
America/Blanc-Sablon|LMT -aks,AST -b40,ADT -8c0*,AWT -8c0*,APT -8c0*|-18vs838 hw37f8 a2vw0 c5jxg0 1tzdw0 2dnc0|121341|AST4
America/Boa_Vista|LMT -b8g,-04 -b40,-03 -8c0*|-t85grk 99k93k 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0P^69uk0^4ml80 5mf440 49mk0 haas0 33180^4mo00 clpc0KFP981s40US5rbw0 d0lg0 5ed80 62xk40DScvw0|121212121212121212121212121212121|<-04>4
America/Bogota|LMT -dps,BMT -dps,-05 -dw0,-04 -b40*|-18s2sy8 g0p400 14ezmu8 egak0|1232|<-05>5
America/Boise|LMT -lip,PST -m80,PDT -jg0*,MST -jg0,MWT -go0*,MPT -go0*,MDT -go0*|-18y0gg0 hxltk0%(%1um840 9s7jw0 1tz5k0 2dvo0 b9gdg0#"#"#"#";"#"#51k40 doik0 64g40 clmk0";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|121213453636363636363636363636363636363636363636363636363636363636363636363636363636363636|MST7MDT,M3.2.0,M11.1.0
America/Cambridge_Bay|-00 0,MST -jg0,MWT -go0*,MPT -go0*,MDT -go0*,CST -go0,CDT -dw0*,EST -dw0|-q3gdc0 bjeec0 1tz5k0 2dvo0 dvfpg0#"#"#"#";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%'%ct40 7kj40%&*&*&%(%(%H|1231414141414141414141414141414141414141414141414141414141456754141414141414|MST7MDT,M3.2.0,M11.1.0
America/Campo_Grande|LMT -a44,-04 -b40,-03 -8c0*|-t85hvw 99ka7w 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0P^69uk0^4ml80 5mf440 49mk0 haas0 33180^4mo00 clpc0KFP981s40US5rbw0 d0lg0 5ed80 cyqs0 5ed80 dbpg0]cyqs0]F5rbw0 dbpg0 51ek0 dbpg0QVQV]VUbxpg0 7iak0SUSDSUVQdbpg0 5ed80F]dfes0 5nmk0VQdbpg0 5rbw0 bvus0QF]FQVQVUV]F]FQVQVQVQdbpg0 5ed80|1212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121|<-04>4
America/Cancun|LMT -g2g,CST -go0,EST -dw0,CDT -dw0*,EDT -b40*|-p1u7c0 vb0dk0 j8d00 6x2wc0*&*I]4bms0&%(%JDJ*&*&%(%(%(%&*&*&%(%(%&*&*51k40|1213132431313131313131313131313131313131312|EST5
America/Caracas|LMT -ce8,CMT -ce4,-0430 -ci0,-04 -b40|-15r0wxs bjfjzw rlo83w meoxm0 4dps00|12323|<-04>4
America/Cayenne|LMT -9ow,-04 -b40,-03 -8c0|-uj7yb4 tcw6r4|12|<-03>3
America/Cayman|LMT -f2k,KMT -e7y,EST -dw0|-15r0u9g biv5te|12|EST5
America/Chicago|LMT -g8c,CST -go0,CDT -dw0*,EST -dw0,CWT -dw0*,CPT -dw0*|-18y0m00 hxltk0%(%bvus0~MO"D<.:.:.:.:.<.:.:.:.:.<D<.:.(dbjw0&.:.<D<.:.6w840 1tz8c0 2dsw0:.:.:.:.<D<.:.:.:.:;"#"#"#"#";"#"#"#"#";G;"#"#"#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|1212121212121212121212121212121212121312121212121451212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212|CST6CDT,M3.2.0,M11.1.0
America/Chihuahua|LMT -jn8,MST -jg0,CST -go0,MDT -go0*,CDT -dw0*|-p1u4k0 2u5s00 1si580 8jhg0.Lxes2s0*&*8aaw0*&%(%JDJ*&*&%(%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%|121312424231313131313131313131313131313131313131313131313132|CST6
America/Ciudad_Juarez|LMT -jpw,MST -jg0,CST -go0,MDT -go0*,CDT -dw0*|-p1u4k0 2u5s00 1si580 8jhg0.Lxes2s0*&*8aaw0*&%(%JDJ*&*&%(%(%(%&*&*77c40?E?E?E?E?E?H?E?E?E?E?H?Ebvp80 1l940|1213124242313131313131313131313131313131313131313131313131321|MST7MDT,M3.2.0,M11.1.0
America/Costa_Rica|LMT -fkd,SJMT -fkd,CST -go0,CDT -dw0*|-15r0trn g74lc0 ubtl3n 51ek0 doo40 51ek0 5jso40 8drw0 acas0 2xh80|1232323232|CST6
America/Coyhaique|LMT -dcg,SMT -d39,-05 -dw0,-04 -b40,-04 -b40*,-03 -8c0*,-03 -8c0|-15r0vzk ag6l2t 3dlssr 157b79 f4e0r 49hzb9 aye0r[awik0[awik0[awik0[ayd80[534ik0 351g0 24lbw0 b25c0 2mg00 b73400DVQY.:.<Dag040 8a2k0<D<.:.:.<D<D<.:.:.:.<D<D<#".:.<DJX<.:.:.:.<D<_Y.Y;J.<D<D<D<.:.:.<D<_Y.:XJ%5eis0 cyl80E?Hbvp80Hvonw0 4olg0 e1h80 4olg0 e1h80 4olg0?(%(%(%&*(O(9xbw0|1213142424242423234235353535353535353535353535353535353535353535353535353535353535353535353535353535353535353535353535353535353535356|<-03>3
America/Creston|LMT -lks,MST -jg0,PST -m80|-18vrx38 h39xv8 vbus0|121|MST7
America/Cuiaba|LMT -adw,-04 -b40,-03 -8c0*|-t85hm4 99k9y4 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0P^69uk0^4ml80 5mf440 49mk0 haas0 33180^4mo00 clpc0KFP981s40US5rbw0 d0lg0 5ed80 cyqs0 5ed80 dbpg0]cyqs0]F5rbw0 dbpg0 51ek0 dbpg0QVQV]VUbxpg0 7iak0SUSDSUVQdbpg0 5ed80 w5hg0 5nmk0VQdbpg0 5rbw0 bvus0QF]FQVQVUV]F]FQVQVQVQdbpg0 5ed80|12121212121212121212121212121212121212121212121212121212121212121212121212121212121212121|<-04>4
America/Curacao|LMT -crn,-0430 -ci0,AST -b40|-u7lckd rlo7qd|12|AST4
America/Danmarkshavn|LMT -3gg,-03 -8c0,-02 -5k0*,GMT 0|-rvusjk x8nx3k 8zrk0!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!53hk0|1212121212121212121212121212121213|GMT0
America/Dawson|LMT -ptg,YST -p00,YDT -m80*,YWT -m80*,YPT -m80*,YDDT -jg0*,PST -m80,PDT -jg0*,MST -jg0|-1079suk 97l62k a2vw0:882c0 bmiwc0 1tz000 2e180 a7n3w0,465k00 3e2is0#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H?E?E?H?E?E?E?E?E?H?E?E?E?Ec8ic0|121213415167676767676767676767676767676767676767676767676767676767676767676767676767676767678|MST7
America/Dawson_Creek|LMT -m9k,PST -m80,PDT -jg0*,PWT -jg0*,PPT -jg0*,MST -jg0|-18vrweg hw36ug a2vw0 c5jxg0 1tz2s0 2dyg0 tj1g0.:.:.<D<.:.:.:.:.<.:.:.:.:.<D<#"#"#";G;"#"#"#"#";"69uk0|1213412121212121212121212121212121212121212121212121212125|MST7
America/Denver|LMT -jfw,MST -jg0,MDT -go0*,MWT -go0*,MPT -go0*|-18y0j80 hxltk0%(%(OM2vmk0 ataw40 1tz5k0 2dvo0 a7n9g0;G;"#"#"#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|1212121213412121212121212121212121212121212121212121212121212121212121212121212121212121212121212|MST7MDT,M3.2.0,M11.1.0
America/Detroit|LMT -fdn,CST -go0,EST -dw0,EWT -b40*,EPT -b40*,EDT -b40*|-xx8dyd 5eraud dyeyk0 1tzb40 2dq40 1c9440.9rlbxo 71s2c"#2cmdg0#3lpg0 f4d80"#";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|12342525252525252525252525252525252525252525252525252525252525252525252525252525|EST5EDT,M3.2.0,M11.1.0
America/Dominica|LMT -bdc,AST -b40|-uj7wl0|1|AST4
America/Edmonton|LMT -l0g,MST -jg0,MDT -go0*,MWT -go0*,MPT -go0*,CST -go0|-x1yazk 629ink a2vw0 8n6s0 29ek0 h6lg0;G.<D<.9l0g40 1tz5k0 2dvo0 tj1g0.ctzk40#"#"#"#";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H?E?E?H?E?E?E?E?E?H?E?E?E?E?H?E?E?E?E?E?|12121212121213412121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212125|CST6
America/Eirunepe|LMT -cxs,-05 -dw0,-04 -b40*,-04 -b40|-t85f28 99ka68 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0P^69uk0^4ml80 5mf440 49mk0 haas0 33180^4mo00 clpc0KFP981s40US5rbw0 d0lg0 5ed80 2yy2s0Q7hg2s0 2t2t80|121212121212121212121212121212131|<-05>5
America/El_Salvador|LMT -gio,CST -go0,CDT -dw0*|-pkm4tc ymao5cD<D|12121|CST6
America/Fort_Nelson|LMT -mpz,PST -m80,PDT -jg0*,PWT -jg0*,PPT -jg0*,MST -jg0|-18vrvy1 hw36e1 a2vw0 c5jxg0 1tz2s0 2dyg0 tj1g0.:.:.<D<.:.:.:.:.<.:.:.:.:.<D<#"#"#";G;"#"#"#"#";"#"#"#"#";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H?E?E?H?E?E?E?E?E|12134121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121215|MST7
America/Fortaleza|LMT -74o,-03 -8c0,-02 -5k0*|-t85kvc 99kafc 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0P^69uk0^4ml80 5mf440 49mk0 haas0 33180^4mo00 clpc0KFP981s40US5rbw0 d0lg0 5ed80 cyqs0 5ed80 dbpg0]514g40DSpuk0 id6s0Q|121212121212121212121212121212121212121|<-03>3
America/Glace_Bay|LMT -b3o,AST -b40,ADT -8c0*,AWT -8c0*,APT -8c0*|-z94kwc 89fk8c a2vw0 c5jxg0 1tzdw0 2dnc0 3y8g40.9pa5g0#"#"#"#";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|1213412121212121212121212121212121212121212121212121212121212121212121212121212|AST4ADT,M3.2.0,M11.1.0
America/Goose_Bay|LMT -b6s,NST -9rg,NDT -6zg*,NST -9q0,NDT -6y0*,NWT -6y0*,NPT -6y0*,AST -b40,ADT -8c0*,ADDT -5k0*|-18vs7h8 hw35go a2vw0 8kjbw0 kzjykD<D<DS~SD<D<1pb260 2dly0SD<D<D<DSDag040.:.:.:.:.<.:.:.:.:;"#"#"#"#";6y2s0 22420;"#"#"#"#";"#"#"#"#";G;"#"#"#"#";G;"#"#"#8a2lo*&asqg0 7xc80%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H?E?E?H?Ec8tec|12134343434343435634343434343434343434343434343434343434343787878787878787878787878787878787878787878787978787878787878787878787878787878787878787878787|AST4ADT,M3.2.0,M11.1.0
America/Grand_Turk|LMT -d68,KMT -e7y,EST -dw0,EDT -b40*,AST -b40|-15r0w5s biv7pq z3brw2#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H?E?E?H?E?E?E?E?E1kj6o0|1232323232323232323232323232323232323232323232323232323232323232323232323243|EST5EDT,M3.2.0,M11.1.0
America/Grenada|LMT -bfo,AST -b40|-uj7wkc|1|AST4
America/Guadeloupe|LMT -be8,AST -b40|-ukehxs|1|AST4
America/Guatemala|LMT -grg,CST -go0,CDT -dw0*|-qqqskk ss0akk 4ofw0 4tidg0 6djw0 3wwas0_7n5ms0.|121212121|CST6
America/Guayaquil|LMT -es8,QMT -ejc,-05 -dw0,-04 -b40*|-15r0ujs le9mf4 wb620o 3jp80|1232|<-05>5
America/Guyana|LMT -arr,-04 -b40,-0345 -af0,-03 -8c0|-uhmik9 1va8c9 vj6nb0 8p0jd0|1231|<-04>4
America/Halifax|LMT -bs0,AST -b40,ADT -8c0*,AWT -8c0*,APT -8c0*|-z94k80 777go0>st9o0 a2vw0 ssyk0 5rbw0 cv1g0 69uk0 c6ys0 6kyk0 ci2s0Pci2s0 6w2k0 bu040 7lzw0 bu040Kbu040 7lzw0 bu040]F5v180 cv1g0 6j3w0 c6ys0 79180 b42s0 7lzw0 b42s0 7yyk0 bu040]dbpg0KF5ed80 bu040 7lzw0 b42s0 7lzw0^Kbh1g0 7lzw0 b42s0 7lzw0 6uj00 1tzdw0 2dnc0:.:.:.:.tw040.:.:.:.tw040.:.:.:.1cm2s0#"#"#";G;"#"#"#"#";"#"#"#"#";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|12121212121212121212121212121212121212121212121213412121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212|AST4ADT,M3.2.0,M11.1.0
America/Havana|LMT -f94,HMT -f9c,CST -dw0,CDT -b40*|-15r0u2w ijto08 1icfyo 69uk0 62s040 4ofw0 e1ms0 51ek0 e1ms0 4ofw0 1fhs40 4ofw0 e1ms0 4ofw0 9s9k40Pcedg0Q9o840 7yyk0<Dbvus0#"#";"8a2k0 ag040 8bx80 ae5g0 8drw0 acas0#";G;J.&%(%:.:.:.:8a2k0 ag040 8a2k0(%(%&*&*Ga2vw0G,=,=,=,=,!!!,@)'+')')ININ'1cm000Rbvs00WTRbvs00Wbvs00WAW+CACACARACACACACARACACACACACvbs00|12323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232|CST5CDT,M3.2.0/0,M11.1.0/1
America/Hermosillo|LMT -kjs,MST -jg0,CST -go0,MDT -go0*|-p1u4k0 2u5s00 1si580 8jhg0.L591h80 s5qoc0*&*&*|1213121313131|MST7
America/Indiana/Indianapolis|LMT -fye,CST -go0,CDT -dw0*,CWT -dw0*,CPT -dw0*,EST -dw0,EDT -b40*|-18y0m00 hxltk0%(%baw840 51ek0 6w840 1tz8c0 2dsw0:.:.:.:.<D<.:.:.:.:19q7w0:5qonw0#"#ihslg0%H|12121213412121212121212121215156565656|EST5EDT,M3.2.0,M11.1.0
America/Indiana/Knox|LMT -g1i,CST -go0,CDT -dw0*,CWT -dw0*,CPT -dw0*,EST -dw0|-18y0m00 hxltk0%(%bmtus0 1tz8c0 2dsw0 tj1g0.:.:.<D<.:.:.:.:;"#".:.:#";"#"s3180 1twas0#"#"#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*7j5400)H|121213412121212121212121212121212121215121212121212121212121212121212121212121212121212125212|CST6CDT,M3.2.0,M11.1.0
America/Indiana/Marengo|LMT -fzn,CST -go0,CDT -dw0*,CWT -dw0*,CPT -dw0*,EST -dw0,EDT -b40*|-18y0m00 hxltk0%(%bmtus0 1tz8c0 2dsw0 2wsas0.1c9440.:.<.:.:.:.:.<465h80#"#";"#"#3lpg0 f4g00 64dc0 clmk0 fvt9g0%H|121213412121212121212121565656565652565656|EST5EDT,M3.2.0,M11.1.0
America/Indiana/Petersburg|LMT -g5v,CST -go0,CDT -dw0*,CWT -dw0*,CPT -dw0*,EST -dw0|-18y0m00 hxltk0%(%bmtus0 1tz8c0 2dsw0 501ek0M<.:.:.:.:.<#"#"#"#"sfzw0"#"#"#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;eu02o0)H?|12121341212121212121212121215121212121212121212121252125|EST5EDT,M3.2.0,M11.1.0
America/Indiana/Tell_City|LMT -g2f,CST -go0,CDT -dw0*,CWT -dw0*,CPT -dw0*,EST -dw0,EDT -b40*|-18y0m00 hxltk0%(%bmtus0 1tz8c0 2dsw0 501ek0M<.:.:.:.:.<#"#"#"1tw580"#"9cvs0"#ihslg0)H|1212134121212121212121212151216565212|CST6CDT,M3.2.0,M11.1.0
America/Indiana/Vevay|LMT -fr4,CST -go0,CDT -dw0*,CWT -dw0*,CPT -dw0*,EST -dw0,EDT -b40*|-18y0m00 hxltk0%(%bmtus0 1tz8c0 2dsw0 4gyis0 7txx80#"#";"#hfzhg0%H|12121341565656565656|EST5EDT,M3.2.0,M11.1.0
America/Indiana/Vincennes|LMT -g7j,CST -go0,CDT -dw0*,CWT -dw0*,CPT -dw0*,EST -dw0,EDT -b40*|-18y0m00 hxltk0%(%bmtus0 1tz8c0 2dsw0:.3fidg0.:.OM<.:.:.:.:;"D<#"#"2lz980#"#ihslg0)H?|12121341212121212121212121212121565652125|EST5EDT,M3.2.0,M11.1.0
America/Indiana/Winamac|LMT -g1d,CST -go0,CDT -dw0*,CWT -dw0*,CPT -dw0*,EST -dw0,EDT -b40*|-18y0m00 hxltk0%(%bmtus0 1tz8c0 2dsw0:.:.:.:.<D<.:.:.:.:;"#".:.:.:.<465h80#"#ihslg0)H|1212134121212121212121212121212121212156565216|EST5EDT,M3.2.0,M11.1.0
America/Inuvik|-00 0,PST -m80,PDT -jg0*,MDT -go0*,MST -jg0,CST -go0|-8ve5c0 a34zs0#"#"#"#";G;"#"9cvs0"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H?E?E?H?E?E?E?E?E?H?E?E?E?E?H?E?E?E?E?E?|121212121212121343434343434343434343434343434343434343434343434343434343434343434343434343434343434343434343435|CST6
America/Iqaluit|-00 0,EWT -b40*,EPT -b40*,EST -dw0,EDT -b40*,CST -go0,CDT -dw0*|-eb6ao0 1l3h80 2dq40 dvfpg0#"#"#"#";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%7xc80%'%&*&*&%(%(%H|12343434343434343434343434343434343434343434343434343434345634343434343434|EST5EDT,M3.2.0,M11.1.0
America/Jamaica|LMT -e7y,KMT -e7y,EST -dw0,EDT -b40*|-15r0v42 biv6o0 wbl182 f4d80 64g40 clmk0";G;"#"#"#"#";G;|1232323232323232323232|EST5
America/Juneau|LMT 15rv,LMT -ow5,PST -m80,PWT -jg0*,PPT -jg0*,PDT -jg0*,YDT -m80*,YST -p00,AKST -p00,AKDT -m80*|-1hc7qjz h4yu44 ln707v 1tz2s0 2dyg0 cawis0#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"!!#";G;1leo0 7rs80#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|12342525252525252525252525262525257898989898989898989898989898989898989898989898989|AKST9AKDT,M3.2.0,M11.1.0
America/Kentucky/Louisville|LMT -fvq,CST -go0,CDT -dw0*,CWT -dw0*,CPT -dw0*,EST -dw0,EDT -b40*|-18y0m00 hxltk0%(%sg5g0 6bp80 a98o40.6w840 1tz8c0 2dsw0 ast9o 1sw2c 21gis0D<.:.:.:.:.<#"#"#"#";"4bh80 3j3xc0#"#"#";"#"#3lpg0 f4g00 64dc0 clmk0";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|121212121341212121212121212121212121256565656565652565656565656565656565656565656565656565656565656565656565656565656|EST5EDT,M3.2.0,M11.1.0
America/Kentucky/Monticello|LMT -fpo,CST -go0,CDT -dw0*,CWT -dw0*,CPT -dw0*,EST -dw0,EDT -b40*|-18y0m00 hxltk0%(%bmtus0 1tz8c0 2dsw0 bs6g40#"#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%'%&*&*&%(%(%H|121213412121212121212121212121212121212121212121212121212121212121212121256565656565656|EST5EDT,M3.2.0,M11.1.0
America/La_Paz|LMT -cmc,CMT -cmc,BST -9uc*,-04 -b40|-15r0wpo lt1400 84ik0|123|<-04>4
America/Lima|LMT -e9o,LMT -eac,-05 -dw0,-04 -b40*|-15r0v2c 9ov9co fcxjlo 4ml80 93us0#"#nw16s0 4ml80 e5c40 4ml80 1fr1g0 4ml80 1yiys0 4ml80|1232323232323232|<-05>5
America/Los_Angeles|LMT -lwa,PST -m80,PDT -jg0*,PWT -jg0*,PPT -jg0*|-18y0gg0 hxltk0%(%bmtus0 1tz2s0 2dyg0 1a3c5o f2iic owao0/+')')')')'+')')')')'+/+!!!!!!,=,"#"#"#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|12121341212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212|PST8PDT,M3.2.0,M11.1.0
America/Maceio|LMT -6m4,-03 -8c0,-02 -5k0*|-t85ldw 99kaxw 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0P^69uk0^4ml80 5mf440 49mk0 haas0 33180^4mo00 clpc0KFP981s40US5rbw0 d0lg0 5ed80 cyqs0 5ed80 dbpg0]2yl440]1wf1g0DSpuk0 id6s0Q|12121212121212121212121212121212121212121|<-03>3
America/Managua|LMT -fz8,MMT -fzc,CST -go0,EST -dw0,CDT -dw0*|-15r0tcs n7jmo4 ka1i0o xqqk0 24p6s0 53980 dmtg0 53980 60itw0 dq240 53es0 235h80 4beis0Xat4c0 7x140|1232424232324242|CST6
America/Manaus|LMT -b44,-04 -b40,-03 -8c0*|-t85gvw 99k97w 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0P^69uk0^4ml80 5mf440 49mk0 haas0 33180^4mo00 clpc0KFP981s40US5rbw0 d0lg0 5ed80 2yy2s0Q|1212121212121212121212121212121|<-04>4
America/Martinique|LMT -bb8,FFMT -bb8,AST -b40,ADT -8c0*|-15r0y0s b4o2o0 zz5x4sX|1232|AST4
America/Matamoros|LMT -i20,CST -go0,CDT -dw0*|-p1u7c0 ykt480%3vppg0*&*&*&%(%JDJ*&*&%(%(%(%&*&*77c40|12121212121212121212121212121212|CST6CDT,M3.2.0,M11.1.0
America/Mazatlan|LMT -jpg,MST -jg0,CST -go0,MDT -go0*|-p1u4k0 2u5s00 1si580 8jhg0.L591h80 s5qoc0*&*&*&%(%JDJ*&*&%(%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%|1213121313131313131313131313131313131313131313131313131313131|MST7
America/Menominee|LMT -g83,CST -go0,CDT -dw0*,CWT -dw0*,CPT -dw0*,EST -dw0|-17zjvrx gz53bx%(%bmtus0 1tz8c0 2dsw0:.a7n9g0;1at9g0 2396k0!3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|1212134121215212121212121212121212121212121212121212121212121212121212121212121212|CST6CDT,M3.2.0,M11.1.0
America/Merida|LMT -glg,CST -go0,EST -dw0,CDT -dw0*|-p1u7c0 vb0dk0 fzuk0 70bes0*&*&*&%(%JDJ*&*&%(%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%|121313131313131313131313131313131313131313131313131313131|CST6
America/Metlakatla|LMT 16au,LMT -od6,PST -m80,PWT -jg0*,PPT -jg0*,PDT -jg0*,AKST -p00,AKDT -m80*|-1hc7qjz h4ytl5 ln70qu 1tz2s0 2dyg0 cawis0#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;gpc840H?E?E?3ylc0|1234252525252525252525252525252525267676726|AKST9AKDT,M3.2.0,M11.1.0
America/Mexico_City|LMT -id0,MST -jg0,CST -go0,MDT -go0*,CDT -dw0*,CWT -dw0*|-p1u4k0 2u5s00 1si580 8jhg0.L3knek0~rf440 5t6k0 1evk40 71mk0 30p1g0_nufxo0*&*&*&%(%JDJ*&*&%(%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%|12131242425242424242424242424242424242424242424242424242424242424242|CST6
America/Miquelon|LMT -aeg,AST -b40,-03 -8c0,-02 -5k0*|-uk1k9k zy4wpk 3m59g0*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|1232323232323232323232323232323232323232323|<-03>3<-02>,M3.2.0,M11.1.0
America/Moncton|LMT -bzw,EST -dw0,AST -b40,ADT -8c0*,AWT -8c0*,APT -8c0*|-18wys04 9nu9w4 89fhg0 a2vw0 7mqqo0 4ofw0 e1ms0 4ofw0 e1ms0 4ofw0 e1ms0 4ofw0 e1ms0 4ofw0 e1ms0 4ofw0 dmtg0]cao40 6fek0 bkqs0 7iak0 6y5k0 1tzdw0 2dnc0:.:.:.:.<D<.:.:.:.:.<.:#"#"#";"#"#"#"#";G;"#"#"#"#";"#s36s0#"#";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*8a2lo%(%(%&*&*&*&%(%(%&*&*&%(%(%6uiyc|12323232323232323232324523232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323|AST4ADT,M3.2.0,M11.1.0
America/Monterrey|LMT -iks,MST -jg0,CST -go0,MDT -go0*,CDT -dw0*|-p1u7c0 2u5us0 1si580 8jhg0.Lt89k40%3vppg0*&*&*&%(%JDJ*&*&%(%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%|12131242424242424242424242424242424242424242424242424242424242|CST6
America/Montevideo|LMT -aer,MMT -aer,-04 -b40,-03 -8c0*,-0330 -9q0,-0230 -6y0*,-03 -8c0,-02 -5k0*,-0130 -460*|-w4mll9 67elc0 1s74p9>9exe0 9czy0 9exe0 9czy0 3ydyq0 7x5a0 asxe0 7x5a0 asxe0 7x5a0 asxe0 7x5a0 b5w20 7k6m0 b5w20 7k6m0 9q1e0 9czy0 asxe0 7x5a0 6do20 ppvy0 4mmm0 8g9qq0 901a0 38pe0 2inw0 2nf9g0X1e3s40 9o3y0 q8he0 2kik0 yxhg0 4bh80 s36s0 2vl60G5rg20 51ek0 weqs0 3yik0 e1ms0 4ofw0 erk40 3yik0 2vs40 gk7w0 41iys0 3wnw0 erk40 4bh80V]VUVQbvus0U614qs0JY.ag040 8a2k0:.:.:8a2k0 ag040 8a2k0 ag040 8a2k0:.:.:.|12343434343434343434343435656767656767685676767676767676767676767676767676767676767676|<-03>3
America/Montserrat|LMT -bis,AST -b40|-uj7wfk|1|AST4
America/Nassau|LMT -ebu,EST -dw0,EWT -b40*,EPT -b40*,EDT -b40*|-u6m4c6 fqrow6 1e5h80 1lhg0 a0nc0 3awk0 9o00c0#";G;"#"#"#"#";"#"#"#"#";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|121231414141414141414141414141414141414141414141414141414141414141414141414141414141414141414|EST5EDT,M3.2.0,M11.1.0
America/New_York|LMT -dpe,EST -dw0,EDT -b40*,EWT -b40*,EPT -b40*|-18y0os0 hxltk0%(%(OG.<D<.:.:.:.:.<.:.:.:.:.<D<.:.:.:.:.<D<.:.6w840 1tzb40 2dq40:.:.:.:.<D<.:.:.:.:;"#"#"#"#";"#"#"#"#";G;"#"#"#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|1212121212121212121212121212121212121212121212121341212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212|EST5EDT,M3.2.0,M11.1.0
America/Nome|LMT 101a,LMT -umq,NST -uk0,NWT -rs0*,NPT -rs0*,BST -uk0,BDT -rs0*,YST -p00,AKST -p00,AKDT -m80*|-1hc7qjz h4yzup ln72ta 1tyug0 2e6s0 b7yik0 12y080#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;1l6c0 7rs80#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|123425656565656565656565656565656567898989898989898989898989898989898989898989898989|AKST9AKDT,M3.2.0,M11.1.0
America/Noronha|LMT -604,-02 -5k0,-01 -2s0*|-t85lzw 99k8rw 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0P^69uk0^4ml80 5mf440 49mk0 haas0 33180^4mo00 clpc0KFP981s40US5rbw0 d0lg0 5ed80 cyqs0 5ed80 dbpg0]514g40DScvw0 iq5g0Q|121212121212121212121212121212121212121|<-02>2
America/North_Dakota/Beulah|LMT -iuj,MST -jg0,MDT -go0*,MWT -go0*,MPT -go0*,CST -go0|-18y0j80 hxltk0%(%bmtus0 1tz5k0 2dvo0 b9gdg0#"#"#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H?E?E?H?|121213412121212121212121212121212121212121212121212121212121212121212121212121212121212121212125|CST6CDT,M3.2.0,M11.1.0
America/North_Dakota/Center|LMT -irc,MST -jg0,MDT -go0*,MWT -go0*,MPT -go0*,CST -go0,CDT -dw0*|-18y0j80 hxltk0%(%bmtus0 1tz5k0 2dvo0 b9gdg0#"#"#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*I%(%(%&*&*&*&%(%(%&*&*&%(%(%H|12121341212121212121212121212121212121212121212121212121212565656565656565656565656565656|CST6CDT,M3.2.0,M11.1.0
America/North_Dakota/New_Salem|LMT -is3,MST -jg0,MDT -go0*,MWT -go0*,MPT -go0*,CST -go0,CDT -dw0*|-18y0j80 hxltk0%(%bmtus0 1tz5k0 2dvo0 b9gdg0#"#"#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*I%(%(%H|12121341212121212121212121212121212121212121212121212121212121212121212121212121256565656|CST6CDT,M3.2.0,M11.1.0
America/Nuuk|LMT -9kw,-03 -8c0,-02 -5k0*,-02 -5k0,-01 -2s0*|-rvumf4 x8nqz4 8zrk0!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/+/+')')')'+/+/+')')'+/+/j31c0|12121212121212121212121212121212121212121212121212121212121212121212121212121212121212134|<-02>2<-01>,M3.5.0/-1,M10.5.0/0
America/Ojinaga|LMT -jc4,MST -jg0,CST -go0,MDT -go0*,CDT -dw0*|-p1u4k0 2u5s00 1si580 8jhg0.Lxes2s0*&*8aaw0*&%(%JDJ*&*&%(%(%(%&*&*77c40?E?E?E?E?E?H?E?E?E?E?H?Ebvp80R|1213124242313131313131313131313131313131313131313131313131324|CST6CDT,M3.2.0,M11.1.0
America/Panama|LMT -eq8,CMT -eso,EST -dw0|-15r0uls 9jvmqg|12|EST5
America/Paramaribo|LMT -a7s,PMT -a84,PMT -a7o,-0330 -9q0,-03 -8c0|-usj4g8 cixc0c 5lydbk kcrm6c|1234|<-03>3
America/Phoenix|LMT -kr6,MST -jg0,MDT -go0*,MWT -go0*|-18y0j80 hxltk0%(%bmtus0 zjedo 4olg0>bs6lmc#|12121313121|MST7
America/Port-au-Prince|LMT -de8,PPMT -ddo,EST -dw0,EDT -b40*|-15r0vxs e4gmng ylcf6cX"#"#"#"#8aaw0)')')ININI)')')ININ3vpjw0%(%2stv00?E?E?E?pkg40|123232323232323232323232323232323232323232323|EST5EDT,M3.2.0,M11.1.0
America/Port_of_Spain|LMT -be4,AST -b40|-u6m79w|1|AST4
America/Porto_Velho|LMT -bu0,-04 -b40,-03 -8c0*|-t85g60 99k8i0 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0P^69uk0^4ml80 5mf440 49mk0 haas0 33180^4mo00 clpc0KFP981s40US5rbw0 d0lg0 5ed80|12121212121212121212121212121|<-04>4
America/Puerto_Rico|LMT -c8p,AST -b40,AWT -8c0*,APT -8c0*|-10xhp3b mhp1jb 1ppu40 2dnc0|1231|AST4
America/Punta_Arenas|LMT -d4s,SMT -d39,-05 -dw0,-04 -b40,-04 -b40*,-03 -8c0*,-03 -8c0|-15r0w78 ag6lah 3dlssr 157b79 f4e0r 49hzb9 aye0r[awik0[awik0[awik0[ayd80[534ik0 351g0 24lbw0 b25c0 2mg00 b73400DVQY.:.<Dag040 8a2k0<D<.:.:.<D<D<.:.:.:.<D<D<#".:.<DJX<.:.:.:.<D<_Y.Y;J.<D<D<D<.:.:.<D<_Y.:XJ%5eis0 cyl80E?Hbvp80Hvonw0 4olg0 5rbw0|121314242424242323423535353535353535353535353535353535353535353535353535353535353535353535353535353535353535353535356|<-03>3
America/Rankin_Inlet|-00 0,CST -go0,CDT -dw0*,EST -dw0|-6s8lc0 7zza80#"#"#"#";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|121212121212121212121212121212121212121212121212121212121232121212121212|CST6CDT,M3.2.0,M11.1.0
America/Recife|LMT -6go,-03 -8c0,-02 -5k0*|-t85ljc 99kb3c 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0P^69uk0^4ml80 5mf440 49mk0 haas0 33180^4mo00 clpc0KFP981s40US5rbw0 d0lg0 5ed80 cyqs0 5ed80 dbpg0]514g40DScvw0 iq5g0Q|121212121212121212121212121212121212121|<-03>3
America/Regina|LMT -jdo,MST -jg0,MDT -go0*,MWT -go0*,MPT -go0*,CST -go0|-xkq9yc 6l1hmc a2vw0 60enw0.:.:.<D<.1b6840#"XJ#J#"#66gc0 1tz5k0 2dvo0Y#Y.:.:.<D<.:.:.:.:.<.:.tj1g0#"|12121212121212121212121341212121212121212121212121215|CST6
America/Resolute|-00 0,CST -go0,CDT -dw0*,EST -dw0|-bnp9c0 cvfy80#"#"#"#";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|121212121212121212121212121212121212121212121212121212121232121212121232|CST6CDT,M3.2.0,M11.1.0
America/Rio_Branco|LMT -ck0,-05 -dw0,-04 -b40*,-04 -b40|-t85fg0 99kak0 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0P^69uk0^4ml80 5mf440 49mk0 haas0 33180^4mo00 clpc0KFP981s40US5rbw0 d0lg0 5ed80 amves0 2t2t80|1212121212121212121212121212131|<-05>5
America/Santarem|LMT -a4o,-04 -b40,-03 -8c0*,-03 -8c0|-t85hvc 99ka7c 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0P^69uk0^4ml80 5mf440 49mk0 haas0 33180^4mo00 clpc0KFP981s40US5rbw0 d0lg0 5ed80 amves0|121212121212121212121212121213|<-03>3
America/Santiago|LMT -d39,SMT -d39,-05 -dw0,-04 -b40,-04 -b40*,-03 -8c0*|-15r0w8r ag6lc0 3dlssr 157b79 f4e0r 49hzb9 aye0r[awik0[awik0[awik0[ayd80[534ik0 351g0 229zw0 2b980 b2840 2mg00 b73400DVQY.:.<Dag040 8a2k0<D<.:.:.<D<D<.:.:.:.<D<D<#".:.<DJX<.:.:.:.<D<_Y.Y;J.<D<D<D<.:.:.<D<_Y.:XJ%5eis0 cyl80E?Hbvp80Hvonw0 4olg0 e1h80 4olg0 e1h80 4olg0?(%(%(%&|121314242424242323542353535353535353535353535353535353535353535353535353535353535353535353535353535353535353535353535353535353535|<-04>4<-03>,M9.1.6/24,M4.1.6/24
America/Santo_Domingo|LMT -cy0,SDMT -cyo,EST -dw0,EDT -b40*,-0430 -ci0*,AST -b40|-15r0we0 mkixco hiw29cP1dy840 62ha0 cnle0 4h2m0 elyq0 47ta0 ei9e0 4bim0 eek20 4dda0 ecpe0 dkmtg0 1stc0|12324242424242525|AST4
America/Sao_Paulo|LMT -8ms,-03 -8c0,-02 -5k0*|-t85jd8 99k8x8 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0P^69uk0^4ml80 5k02s0 6onw0 haas0 33180^4mo00 clpc0KFP981s40US5rbw0 d0lg0 5ed80 cyqs0 5ed80 dbpg0]cyqs0]F5rbw0 dbpg0 51ek0 dbpg0QVQV]VUbxpg0 7iak0SUSDSUVQdbpg0 5ed80F]dfes0 5nmk0VQdbpg0 5rbw0 bvus0QF]FQVQVUV]F]FQVQVQVQdbpg0 5ed80|1212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121|<-03>3
America/Scoresbysund|LMT -42g,-02 -5k0,-01 -2s0*,+00 0*,-01 -2s0|-rvurxk x8ntpk=9cvs0#!!!!!,!!!!!!!!!!!,!!!!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/+/+')')')'+/+/+')')'+/+/+|12134343434343434343434343434343434343434343434343434343434343434343434343434343434343434|<-02>2<-01>,M3.5.0/-1,M10.5.0/0
America/Sitka|LMT 15lz,LMT -p21,PST -m80,PWT -jg0*,PPT -jg0*,PDT -jg0*,YST -p00,AKST -p00,AKDT -m80*|-1hc7qjz h4yua0 ln701z 1tz2s0 2dyg0 cawis0#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;1leo0 7rs80#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|12342525252525252525252525252525256787878787878787878787878787878787878787878787878|AKST9AKDT,M3.2.0,M11.1.0
America/St_Johns|LMT -9rg,NST -9rg,NDT -6zg*,NST -9q0,NDT -6y0*,NWT -6y0*,NPT -6y0*,NDDT -460*|-18vs8wk hd05k0 8bx80 ar440 a2vw0 9tjs0 53980 dkys0#"#JXJXJXJXJ#"#JXJXJXJXJ#JXJX7tmw0 1wfukXa3480D<D<DS~SD<D<1pb260 2dly0SD<D<D<DSDag040.:.:.:.:.<.:.:.:.:;"#"#"#"#";G;"#"#"#"#";"#"#"#"#";G;"#"#"#"#";G;"#"#"#8a2lo*&asqg0 7xc80%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H?E?E?H?Ec8tec|1212121212121212121212121212121212121343434343434343563434343434343434343434343434343434343434343434343434343434343434343434343434343434343734343434343434343434343434343434343434343434343|NST3:30NDT,M3.2.0,M11.1.0
America/St_Kitts|LMT -bm4,AST -b40|-u6m71w|1|AST4
America/St_Lucia|LMT -bao,CMT -bao,AST -b40|-15r0y1c bh9s00|12|AST4
America/St_Thomas|LMT -c0w,AST -b40|-uj7vz4|1|AST4
America/St_Vincent|LMT -bc8,KMT -bc8,AST -b40|-15r0xzs bh9s00|12|AST4
America/Swift_Current|LMT -jyw,MST -jg0,MDT -go0*,MWT -go0*,MPT -go0*,CST -go0|-xkq9d4 6l1h14 a2vw0 c5jxg0 1tz5k0 2dvo0:_Y.:.:.3yles0#s36s0#".<D5j4lg0|12134121212121212121215|CST6
America/Tegucigalpa|LMT -g5g,CST -go0,CDT -dw0*|-pfzh6k yho0ikD<D96x1g0 4qak0|1212121|CST6
America/Thule|LMT -cqk,AST -b40,ADT -8c0*|-rvuj9g 12yzilg#"#J%(%(%&*&*&*&%(%(%&*&*&%(%(%H|1212121212121212121212121212121212|AST4ADT,M3.2.0,M11.1.0
America/Tijuana|LMT -lo4,MST -jg0,PST -m80,PDT -jg0*,PWT -jg0*,PPT -jg0*|-p1u4k0 11juo0 1sm040 1si580 71s40#5iidg0 1q6700 4qzk0 18uw40 eluk0 oa5g0 7iak0 b6300.:.)')')'+')')')')'+/+!!!!!!,=,"#"#"#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%(%&*&*77c40|121232452323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323232323|PST8PDT,M3.2.0,M11.1.0
America/Toronto|LMT -ep8,EST -dw0,EDT -b40*,EWT -b40*,EPT -b40*|-1353das c5efes a2vw0 7yx60 aqzy0 9q8c0 7jzo0 bw0c0 6bp80 cedg0QVQbvus0~S~S~SD<.:.:.:.<D<.:.:.:.:.:.<D<xjeo0 1tzb40 2dq40:.:.:.:O(%(.:.:.:.:.<.:#"#"#";"#"#"#"#";G;"#"#"#"#";"#"#"#"#";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|1212121212121212121212121212121212121212121212341212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212|EST5EDT,M3.2.0,M11.1.0
America/Tortola|LMT -bys,AST -b40|-uj7w18|1|AST4
America/Vancouver|LMT -mss,PST -m80,PDT -jg0*,PWT -jg0*,PPT -jg0*,MST -jg0|-18vrvv8 hw36b8 a2vw0 c5jxg0 1tz2s0 2dyg0:.:.:.:.<D<.:.:.:.:.<.:.:.:.:.<D<#"#"#";G;"#"#"#"#";"#"#"#"#";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H?E?E?H?E?E?E?E?E?H?E?E?E?E?H?E?E?E?E?E?|121341212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212125|MST7
America/Whitehorse|LMT -p0c,YST -p00,YDT -m80*,YWT -m80*,YPT -m80*,YDDT -jg0*,PST -m80,PDT -jg0*,MST -jg0|-1079tno 97l6vo a2vw0:882c0 bmiwc0 1tz000 2e180 a7n3w0,64dc0 7e3pg0#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H?E?E?H?E?E?E?E?E?H?E?E?E?Ec8ic0|121213415167676767676767676767676767676767676767676767676767676767676767676767676767676767678|MST7
America/Winnipeg|LMT -hzo,CST -go0,CDT -dw0*,CWT -dw0*,CPT -dw0*,EST -dw0|-171bfcc f0j80cDtj700 a2vw0 9ok840U2a5hg0 1tz8c0 2dsw0S.Y.:.:.b7s40 7tek0 autg0.:.:.:.:.<.:.:.:#".1cm2s0D1cm2s0,!!!!!!!!!,!!!!!!!!!,=,!!!!!!!!!,=,!!!!!!INI)')')ININI)')')INININI)')')ININI)')'%H?E?E?H?E?E?E?E?E?H?E?E?E?E?H?E?E?E?E?E?|12121213412121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212125|EST5
America/Yakutat|LMT 14sh,LMT -pvj,YST -p00,YWT -m80*,YPT -m80*,YDT -m80*,AKST -p00,AKDT -m80*|-1hc7qjz h4yv3i ln720h 1tz000 2e180 cawis0#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;1lbw0 7rs80#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|12342525252525252525252525252525252676767676767676767676767676767676767676767676767|AKST9AKDT,M3.2.0,M11.1.0
Antarctica/Casey|-00 0,+08 m80,+11 uk0|-irxc0 lag4o0 73bo0 uz1o0 60l80 2fnh80 pz9g0 at4c0 89u80 acgc0 80no0 asw1o 89wyc ag5po 89wyc ag5po 84lac|12121212121212121|<+08>-8
Antarctica/Davis|-00 0,+07 jg0,+05 dw0|-6rmdc0 42jdw0 27wgs0 l8uss0 7eqs0 unmk0 60qs0|1012121|<+07>-7
Antarctica/DumontDUrville|-00 0,+10 rs0|-c05eo0 2mks80 2i72g0|101|<+10>-10
Antarctica/Macquarie|-00 0,AEST rs0,AEDT uk0*|-10mb9c0 8ts4g0=11wns0 f4kh40 a6p8g0!)Rbvs00Rbvs00Wbvs00 64dc0 clpc0CACACARACACACACACA'+/+CACACbvs00/T/TWTWT',=,=,=,=,!,=,=,=,=')B=,=,=,=,!!=B!!!!s3400|1210121212121212121212121212121212121212121212121212121212121212121212121212121212121212121|AEST-10AEDT,M10.1.0,M4.1.0/3
Antarctica/Mawson|-00 0,+06 go0,+05 dw0|-8aelc0 t22y80|12|<+05>-5
Antarctica/McMurdo|-00 0,NZST xc0,NZDT 1040*|-7b2dc0 9txtk0}clpc0RACACACACACARACACACACACARAC+INININ@B@B@B@NININ@B@B@NININ@B@B@B@B|12121212121212121212121212121212121212121212121212121212121212121212|NZST-12NZDT,M9.5.0,M4.1.0/3
Antarctica/Palmer|-00 0,-03 -8c0*,-04 -b40,-03 -8c0,-02 -5k0*|-2lxhc0 31ho0 bqas0 71mk0 bqas0 8ovw0";"#"28t6k0 51ek0 46b6s0 8c2s0.:.<D<D<#".:.<DJX<.:.:.:.<D<_Y.Y;J.<D<D<D<.:.:.<D<_Y.:XJ%5eis0 cyl80E?Hbvp80Hvonw0 4olg0 5rbw0|1212121212343212121212121212121212121212121212121212121212121212121212121212121213|<-03>3
Antarctica/Rothera|-00 0,-03 -8c0|3lxs00|1|<-03>3
Antarctica/Syowa|-00 0,+03 8c0|-6qsqo0|1|<+03>-3
Antarctica/Troll|-00 0,+00 0|ibruo0|1|<+00>0<+02>-2,M3.5.0/1,M10.5.0/3
Antarctica/Vostok|-00 0,+07 jg0,+05 dw0|-6aaao0 iushw0 e23g0 f79gs0|1012|<+05>-5
Asia/Aden|LMT 8bu,+03 8c0|-afs0bu|1|<+03>-3
Asia/Almaty|LMT e90,+05 dw0,+06 go0,+07 jg0*,+06 go0*|-nu1a90 37a0d0 qi27w0>">">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+')')'+a37rs0|1232323232323232323232412323232323232323232323232321|<+05>-5
Asia/Amman|LMT 6nk,EET 5k0,EEST 8c0*,+03 8c0|-kcrtbk m566fk 60l80 awo40 7v980 awo40 7v980 ayis0 9gnw0 9b9g0 7v980 autg0 7v980 3e6840>9io40#"#";ayis0 7rjw0 ag040 8a2k0 9zc40 8drw0YX"#"_ag040IN@B@B@epmo0 4deo0 9o5c0{9b6o0{!!!)'N@!!)')'+/+/+')'wel80 51k40+/+')')')')'+/+64dc0 clpc0|121212121212121212121212121212121212121212121212121212121212121212121212121212121212123|<+03>-3
Asia/Anadyr|LMT wv8,+12 xc0,+13 1040,+14 12w0*,+13 1040*,+12 xc0*,+11 uk0|-nu1sv8 379zj8 qi27w0>"{">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'</|1232414141414141414141561414141414141414141414141414141414141561|<+12>-12
Asia/Aqtau|LMT 9b4,+04 b40,+05 dw0,+06 go0,+06 go0*,+05 dw0*|-nu15b4 379y74 qrh3w0#{">LZ!!!!!!!!!!!,!"}3ljw0!!!!!"!,)')')'+/+/+')')'+|12342424242424242424251242424151515151515151515152|<+05>-5
Asia/Aqtobe|LMT al4,+04 b40,+05 dw0,+06 go0*,+06 go0,+05 dw0*|-nu16l4 379zh4 qi27w0>!{">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+')')'+|123432323232323232323251232323232323232323232323232|<+05>-5
Asia/Ashgabat|LMT at8,+04 b40,+05 dw0,+06 go0*,+05 dw0*|-nu16t8 379zp8 qi27w0>">">LZ!!!!!!!!!!!,!"}|1232323232323232323232412|<+05>-5
Asia/Atyrau|LMT 9m8,+03 8c0,+05 dw0,+06 go0,+06 go0*,+05 dw0*,+04 b40|-nu15m8 37a1a8 qrh140#{">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'</+/+')')'+|12342424242424242424256242424242424242565656565652|<+05>-5
Asia/Baghdad|LMT 884,BMT 880,+03 8c0,+04 b40*|-15r1hk4 em11c4 xkn3w0 7v980 9b9g0 9gnw0L>"9b9g0!!!!!!!!!,9f1k0{{{!{!{!{{{!{!{!{{{!{!{!{{{!{!{!{|123232323232323232323232323232323232323232323232323232|<+03>-3
Asia/Bahrain|LMT 9d8,+0330 9q0,+04 b40,+03 8c0|-eukpd8 1a1eb8 etwby0|123|<+03>-3
Asia/Baku|LMT 98c,+03 8c0,+04 b40,+05 dw0*,+04 b40*|-nu158c h4tkwc ckinw0>">">LZ!!!!!!!!!!!,!"!!1twdk0).)')'+/+/+')')'+/+/+/+')')'+/+/+')')')|123232323232323232323241423232323232323232323232323232323232323232|<+04>-4
Asia/Bangkok|LMT im4,BMT im4,+07 jg0|-1ayyla4 l06800|12|<+07>-7
Asia/Barnaul|LMT fic,+06 go0,+07 jg0,+08 m80*,+07 jg0*|-q4ljic 5hu6uc qi27w0>">">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!38fo0 64og0,)')')'+/+/+')')'+/+/+/+')')'+/1vbzw0 qnc40|1232323232323232323232412323232341414141414141414141414141414141212|<+07>-7
Asia/Beirut|LMT 6ko,EET 5k0,EEST 8c0*|-1ayy98o kzyuco aunw0 88dg0>8yas0 a2vw0YDhjqo40 7v980 awo40 7v980 awo40 7v980 ayis0 7v980 awo40 7v980 5lhs40 56yk0 awo40 7v980 awo40 7v980 awo40 7v980 ayis0 7v980 awo40 7v980 autg0 7v980 2wxus0_a4w40_a4w40_a4w40_bs5g0 71mk0 alk40 86d80 a4w40_a4w40_a6qs0 80t80G#"#"#J#"#"#"|1212121212121212121212121212121212121212121212121212121212121212|EET-2EEST,M3.5.0/0,M10.5.0/0
Asia/Bishkek|LMT dtc,+05 dw0,+06 go0,+07 jg0*,+06 go0*|-nu19tc 379zxc qi27w0>">">LZ!!!!!!!!!!!,!7vc00 bkl80_Y_Y_Y_YX9db20%(%(OMOMO(%(%(OM73aa0|1232323232323232323232414141414141414141414141414142|<+06>-6
Asia/Brunei|LMT la4,+0730 ku0,+08 m80|-mvofy4 3khxs4|12|<+08>-8
Asia/Chita|LMT l0g,+08 m80,+09 p00,+10 rs0*,+09 p00*,+10 rs0|-q4cfog 5hkxgg qi27w0>">">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/1vbzw0 qnew0|123232323232323232323241232323232323232323232323232323232323232512|<+09>-9
Asia/Colombo|LMT esc,MMT esk,+0530 fa0,+06 go0*,+0630 i20*,+0630 i20,+06 go0|-1ayyhgc dkh6ns isle6k cajy0 1mp2u0 qetjw0 7x5a0 4xvqq0|12342562|<+0530>-5:30
Asia/Damascus|LMT 6q0,EET 5k0,EEST 8c0*,+03 8c0|-q3gk20 5k6q0_Y_Y_YXk4hk40 7yyk0 awo40 7tek0 b0dg0 7v980 awo40 7tek0 alk40 887w0 awo40 7v980 ayis0 7v980 awo40 7v980 awo40 7v980 awo40 7v980 ayis0 7v980 awo40 7v980 awo40 7v980 awo40 7v980 ayis0 7v980 awo40 6bp80 cg840 6bp80 2eh1g0X9ts40Xpvk40 c33w0 7cw40 cjrw0 6zxg0 btuk0 7rpg0 9gnw0"#>>9rxg0 91uk0 92040>9o840>">L>9b9g0 9gnw0 99es0 9iik0">L>">">">L>">"8y580JO(aunw0 7ig40O(%(%(%(%(OMOMO(%(%(%(OMOMO|1212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212123|<+03>-3
Asia/Dhaka|LMT gqs,HMT gcw,+0630 i20,+0530 fa0,+06 go0,+07 jg0*|-15r1q2s r080dw bmgyw 5lxg0 4qknw0 u4ijy0 a1400|1232454|<+06>-6
Asia/Dili|LMT n98,+08 m80,+09 p00|-u9s3k0 fqct80 hufs00 cpz440|1212|<+09>-9
Asia/Dubai|LMT a8o,+04 b40|-q3gnko|1|<+04>-4
Asia/Dushanbe|LMT cqo,+05 dw0,+06 go0,+07 jg0*,+06 go0*|-nu18qo 379yuo qi27w0>">">LZ!!!!!!!!!!!,!8c2s0|123232323232323232323241|<+05>-5
Asia/Famagusta|LMT 6ac,EET 5k0,EEST 8c0*,+03 8c0|-p4bqac rvhy2c#b42s0 7nuk0 8yas0XJ>9b9g0#JX"#"#"#";"#"#"#"#"#";"#"#"#"#"#J#"#"at4c0'+/+/+')')'+/+/+/+')')'+/+/+')')')'8h8w0 leog0|12121212121212121212121212121212121212121212121212121212121212121212121212121212121231|EET-2EEST,M3.5.0/3,M10.5.0/4
Asia/Gaza|LMT 6ds,EET 5k0,EEST 8c0*,IST 5k0,IDT 8c0*|-1054x1s kp9t1s 69xc0 2f1c0 10q800 7rmo0 b0ao0 7thc0 b0ao0 8jeo0 a8io0 8jeo0 a8io0 5hoig0 7el80 awo40 7v980 awqw0 7tk40 b07w0 7tk40 ayd80 7tk40 ayd80 7tk40 ayd80 7tk40 b07w0 7tk40 ayd80 7tk40 ayd80[awik0 1sns0 3p6is0 51ek0JU2kjk40 25s00 1weyo0}bvs00~dbpg0 5rbw0 bbhg0 7rjw0:DVQag040.:8a2k0:8a2k0 ap9g0 80t80 ap9g0 7nuk0 b2840 80t80 66as0 4vxc0@B@B@)#J#"#"#"#"@B8ulg0 97ek0 8y580 9ts40 8hms0 a4qk0.:Iahs1o 71mic bzk5o 69uic cg840=,#"%7z440 ar1c0 7z440OMOMO7vc00 aunw0()'b4000 7nxc0 b42s0"#G;8n6s0 a2vw0(%(OMOMO(%(%(OMOMOMO(*&a2vw0 8n6s0#"XJ8a2k0 2itg0 cvw0(D25us0 12t80(~25us0 1frw0(Q2itg0 1sqk0(]25us0 2vmk0M5rbw0 25us0 38l80M51ek0 2itg0 3ljw0(4bh80 25us0 4bh80(3ljw0 2itg0 4ofw0(38l80 25us0 5rbw0M2vmk0 25us0]M25p80 2itg0Q(1frw0 25us0~(puk0 2itg0D(cvw0 2itg0.YX"#8n6s0 a2vw0&*(%(OMOMOMO(%(%(OMOM%&a2vw0 8n6s0;GXJ_25us0 cvw0M8a2k0 25us0 puk0MD2itg0 12t80(U25us0 1sqk0(]2itg0 25p80(5rbw0 2itg0 2vmk0M5ed80 25us0 3ljw0M4ofw0 2itg0 3yik0(3yik0 25us0 4ofw0(3ljw0 25us0 51ek0(2vmk0 2itg0 5ed80(2inw0 25us0QM1sqk0 2itg0UM1frw0 2itg0~(puk0 25us0|1212121212121212121212121212121212343434343434343434343434343434312121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212|EET-2EEST,M3.4.4/50,M10.4.4/50
Asia/Hebron|LMT 6hz,EET 5k0,EEST 8c0*,IST 5k0,IDT 8c0*|-1054x5z kp9t5z 69xc0 2f1c0 10q800 7rmo0 b0ao0 7thc0 b0ao0 8jeo0 a8io0 8jeo0 a8io0 5hoig0 7el80 awo40 7v980 awqw0 7tk40 b07w0 7tk40 ayd80 7tk40 ayd80 7tk40 ayd80 7tk40 b07w0 7tk40 ayd80 7tk40 ayd80[awik0 1sns0 3p6is0 51ek0JU2kjk40 25s00 1weyo0}bvs00~dbpg0 5rbw0 bbhg0 7rjw0:DVQag040.:8a2k0:8a2k0 ap9g0 80t80 ap9g0 7nuk0 b2840 80t80 66as0 4vxc0@B@B@)#J#"#"#"#"@B8ulg0 97ek0 8y580 9ts40 8hms0 a4qk0 82nw0 anes0IN73h80 bzk5o 69uic 1hs40 1lbw0"=,#"%7z440 ar1c0 7z440OMOMO7vc00 aunw0()'b4000 7nxc0 b42s0"#G;8n6s0 a2vw0(%(OMOMO(%(%(OMOMOMO(*&a2vw0 8n6s0#"XJ8a2k0 2itg0 cvw0(D25us0 12t80(~25us0 1frw0(Q2itg0 1sqk0(]25us0 2vmk0M5rbw0 25us0 38l80M51ek0 2itg0 3ljw0(4bh80 25us0 4bh80(3ljw0 2itg0 4ofw0(38l80 25us0 5rbw0M2vmk0 25us0]M25p80 2itg0Q(1frw0 25us0~(puk0 2itg0D(cvw0 2itg0.YX"#8n6s0 a2vw0&*(%(OMOMOMO(%(%(OMOM%&a2vw0 8n6s0;GXJ_25us0 cvw0M8a2k0 25us0 puk0MD2itg0 12t80(U25us0 1sqk0(]2itg0 25p80(5rbw0 2itg0 2vmk0M5ed80 25us0 3ljw0M4ofw0 2itg0 3yik0(3yik0 25us0 4ofw0(3ljw0 25us0 51ek0(2vmk0 2itg0 5ed80(2inw0 25us0QM1sqk0 2itg0UM1frw0 2itg0~(puk0 25us0|121212121212121212121212121212121234343434343434343434343434343431212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212|EET-2EEST,M3.4.4/50,M10.4.4/50
Asia/Ho_Chi_Minh|LMT jqu,PLMT jqu,+07 jg0,+08 m80,+09 p00|-x5692u 2isio0 gj25iu 15ct80 8so00 tmtk0 4azmo0 2cm7w0 8285c0|123423232|<+07>-7
Asia/Hong_Kong|LMT l56,HKT m80,HKST p00*,HKWT nm0*,JST p00|-y0i0s0 j44dk0 5k000 4d4y0 2195i0.bj320Rbvs00'!')')')I)'%77c40 biqk0 77c40 bvp80Hbvp80 77c40 biqk0 77c40 biqk0 77c40 biqk0 77c40 bvp80Hbvp80Hbvp80 77c40 biqk0 77c40 biqk0 8n6s0#"#";"#"#"#"#";"#3lpg0 f4d80"#"#1c9440 8a2k0|123412121212121212121212121212121212121212121212121212121212121212121|HKT-8
Asia/Hovd|LMT gz0,+06 go0,+07 jg0,+08 m80*|-xmcoz0 11sncb0 2qk2k0>L#"#"#"#"#"#";"#"#"#"#"#J#"#"#1ckdo0."#"#"#"#";4fio40 9ct00 9d9o0 9ct00|12323232323232323232323232323232323232323232323232|<+07>-7
Asia/Irkutsk|LMT jb5,IMT jb5,+07 jg0,+08 m80,+09 p00*,+08 m80*,+09 p00|-1ayylz5 kwq5c0 5fh175 qi27w0>">">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/1vbzw0|123434343434343434343435234343434343434343434343434343434343434363|<+08>-8
Asia/Jakarta|LMT js0,BMT js0,+0720 kdc,+0730 ku0,+09 p00,+08 m80,WIB jg0|-1hftyg0 tfikqo 4lzxc0 4wdzjc 1tu960 1cx860 11jta0 74uc20|12343536|WIB-7
Asia/Jayapura|LMT q20,+09 p00,+0930 qe0,WIT p00|-jebm20 66bqe0 a37vy0|123|WIT-9
Asia/Jerusalem|LMT 6iu,JMT 6ig,IST 5k0,IDT 8c0*,IDDT b40*|-1ayy96u jtxuoe bp5aig 69xc0 2f1c0 10q800 7rmo0 b0ao0 7thc0 b0ao0 8jeo0 a8io0 8jeo0 a8io0 t9pc0 571c0 34yo0 9b6o0 9gqo0 8jeo0 7thc0 a6o00TI!='e1k00 4oio0 e1k00 4oio0 dolc0 64dc0)/8rfeg0 51ek0JU2kjk40 25s00 1weyo0}bvs00~dbpg0 5rbw0 bbhg0 7rjw0:DVQag040.:8a2k0:8a2k0 ap9g0 80t80 ap9g0 7nuk0 b2840 80t80 9zc40 9iik0 9kis0 93p80 9mdg0 8qqk0 apf00.S8zx40 9io40_9kis0 9vh80 8ulg0;9mdg0_9tuw0 9tmk0 8wg40 9gnw0 99es0 8qqk0 9zc40 9tmk0 8wg40 9gnw0 99es0 8qqk0 acas0 9gnw0 99es0 93p80 9mdg0|1232323232323243232323232323232323232323232323232323232323232323232323232323232323232323232323232323|IST-2IDT,M3.4.4/26,M10.5.0
Asia/Kabul|LMT ctc,+04 b40,+0430 ci0|-15r1m5c spc1pc|12|<+0430>-4:30
Asia/Kamchatka|LMT tdo,+11 uk0,+12 xc0,+13 1040*,+12 xc0*|-olrupo 3z045o qi27w0>">">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'</|1232323232323232323232412323232323232323232323232323232323232412|<+12>-12
Asia/Karachi|LMT cf0,+0530 fa0,+0630 i20*,+05 dw0,PKT dw0,PKST go0*|-wvpb30 im3zt0 1mn180 33xpg0 a63o20 g72qo0#2y85g0 7v980 8hms0 aaak0|12134545454|PKT-5
Asia/Kathmandu|LMT fss,+0530 fa0,+0545 fz0|-q3gt4s yg2lus|12|<+0545>-5:45
Asia/Khandyga|LMT p3p,+08 m80,+09 p00,+10 rs0*,+09 p00*,+10 rs0,+11 uk0*,+11 uk0|-q4cjrp 5hl1jp qi27w0>">">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+')')3fx40 4h6s0+/+/+/+')')'+/8ql00 1mlho0|1232323232323232323232412323232323232323232323232565656565656565752|<+09>-9
Asia/Kolkata|LMT gd4,HMT gcw,MMT eva,IST fa0,+0630 i20*|-1oaa314 83glc8 isc6tm innm9a bmfw0 5lxg0 1mn180|1234343|IST-5:30
Asia/Krasnoyarsk|LMT h72,+06 go0,+07 jg0,+08 m80*,+07 jg0*,+08 m80|-q37l72 5gg8j2 qi27w0>">">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/1vbzw0|12323232323232323232324123232323232323232323232323232323232323252|<+07>-7
Asia/Kuala_Lumpur|LMT ity,SMT j8d,+07 jg0,+0720 kdc*,+0720 kdc,+0730 ku0,+09 p00,+08 m80|-100ew5y 2ax69l eeb94d 1kbr2o 2yhc00 8n3jc 1v2p60 iy3ms0|12345657|<+08>-8
Asia/Kuching|LMT kfk,+0730 ku0,+08 m80,+0820 n5c*,+09 p00|-mvof3k 3khwxk 1epvy0 4ohqo e5a9c 4ohqo e3flc 4ohqo e3flc 4ohqo e3flc 4ohqo e5a9c 4ohqo e3flc 4ohqo 3ajlc 1v2qk0|123232323232323242|<+08>-8
Asia/Kuwait|LMT 8vw,+03 8c0|-afs0vw|1|<+03>-3
Asia/Macau|LMT l0y,CST m80,+09 p00,+10 rs0*,CDT p00*|-y0i2cy jdvyoy 6onw0 ac580 8fs40 7v980 11luw0 awlc0 7vc00 ac800 bko00'!7vc00)')'auqo0 88ao0)')WTWbvs00Rbw1q0 77c40 biqk0 77c40 biqk0 77c40 biqk0 77c40 bvp80Hbvp80Hbvp80 77c40 biqk0 77c40 biqk0 8n6s0 9cvs0Z9cvs0Z;"#"#"#"#";"#3lpg0 f4d80"#"#1c9440 8a2k0|12323214141414141414141414141414141414141414141414141414141414141414141|CST-8
Asia/Magadan|LMT rxc,+10 rs0,+11 uk0,+12 xc0*,+11 uk0*,+12 xc0|-nu1nxc 37a05c qi27w0>">">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/1vbzw0 s39k0|123232323232323232323241232323232323232323232323232323232323232512|<+11>-11
Asia/Makassar|LMT m40,MMT m40,+08 m80,+09 p00,WITA m80|-q3gzg0 6p5hc0 4u87w0 1w02k0|1234|WITA-8
Asia/Manila|LMT -189k,LMT meg,PST m80,PDT p00*,JST p00|-1t8ix2g sjc9ig je0pc0 3wnw0 2kc5g0 2zbw0 1leo00 dzpc0 4d3ms0 2rx80 bwlpg0 95jw0 6lv1g0 3jp80|12323432323232|PST-8
Asia/Muscat|LMT auo,+04 b40|-q3go6o|1|<+04>-4
Asia/Nicosia|LMT 66g,EET 5k0,EEST 8c0*|-p4bq6g rvhxyg#b42s0 7nuk0 8yas0XJ>9b9g0#JX"#"#"#";"#"#"#"#"#";"#"#"#"#"#J#"#"at4c0|1212121212121212121212121212121212121212121212121|EET-2EEST,M3.5.0/3,M10.5.0/4
Asia/Novokuznetsk|LMT g5c,+06 go0,+07 jg0,+08 m80*,+07 jg0*|-nu36tc 37bu5c qi27w0>">">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'</|1232323232323232323232412323232323232323232323232323232323232412|<+07>-7
Asia/Novosibirsk|LMT fcs,+06 go0,+07 jg0,+08 m80*,+07 jg0*|-q4do0s 5hmbcs qi27w0>">">LZ!!!!!!!!!!!,!"}3ljw0!!2vh00 6hn40!!!!,)')')'+/+/+')')'+/+/+/+')')'+/1vbzw0 wrpg0|1232323232323232323232412323414141414141414141414141414141414141212|<+07>-7
Asia/Omsk|LMT dl6,+05 dw0,+06 go0,+07 jg0*,+06 go0*,+07 jg0|-q5xmx6 5j6d16 qi27w0>">">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/1vbzw0|12323232323232323232324123232323232323232323232323232323232323252|<+06>-6
Asia/Oral|LMT 9ic,+03 8c0,+05 dw0,+06 go0*,+06 go0,+05 dw0*,+04 b40|-nu15ic 37a16c qi2540>!{">LZ!!!!!!!!!"!,!!}3ljw0"!!!!!!,)')')'+/+/+')')'+|123432323232323232565656256565656565656565656565652|<+05>-5
Asia/Phnom_Penh|LMT jfg,PLMT jqu,+07 jg0,+08 m80,+09 p00|-x568rg 2isicm gj25iu 15ct80 8so00|12342|<+07>-7
Asia/Pontianak|LMT k8w,PMT k8w,+0730 ku0,+09 p00,+08 m80,WITA m80,WIB jg0|-w6piww cse2o0 4tnu2w 1wkei0 1cx860 11jta0 74uc20 cixam0|12324256|WIB-7
Asia/Pyongyang|LMT nac,KST nm0,JST p00,KST p00|-w895yc 1yh10c hk5da0 10ipmo0 1f4qo0|12313|KST-9
Asia/Qatar|LMT 9jk,+04 b40,+03 8c0|-q3gmvk rctnrk|12|<+03>-3
Asia/Qostanay|LMT bs4,+04 b40,+05 dw0,+06 go0*,+06 go0,+05 dw0*|-nu17s4 37a0o4 qi27w0>!{">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+')')'+a37p00|1234323232323232323232512323232323232323232323232342|<+05>-5
Asia/Qyzylorda|LMT c4g,+04 b40,+05 dw0,+06 go0*,+06 go0,+05 dw0*|-nu184g 37a10g qi27w0>!{">LZ!!!!!!!!!!!,!"5rbw0 3ljw0"!!!!!!,)')')'+/+/+')')'+7dmqc0|1234323232323232323232524323232323232323232323232342|<+05>-5
Asia/Riyadh|LMT 8ng,+03 8c0|-bwgbbg|1|<+03>-3
Asia/Sakhalin|LMT qfc,+09 p00,+11 uk0,+12 xc0*,+11 uk0*,+10 rs0|-xl87rc kvnarc ikvh40>">">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)':')'+/+/+')')'+/+/+/+')')'+/1vbzw0 qnc40|123232323232323232323245232323232324545454545454545454545454545252|<+11>-11
Asia/Samarkand|LMT ceh,+04 b40,+05 dw0,+06 go0*,+06 go0|-nu18eh 37a1ah qi27w0>!{">LZ!!!!!!!!!!!,!!|123432323232323232323232|<+05>-5
Asia/Seoul|LMT nig,KST nm0,JST p00,KST p00,KDT rs0*,KDT qe0*|-w8966g 1yh18g hkx5a0 1faao0 5cik0 ae5g0 8a2k0 ae5g0 8bx80VQ1bj6s0 l3aq0 6j3w0 d2g40U<~S~S~S~grs40 dfqxi0')'|12343434343151515151515134343|KST-9
Asia/Shanghai|LMT mhj,CST m80,CDT p00*|-100eztj 9jeyxj 8sl80 asbpg0 6w2k0[bxjw0 4mqs0 1vduk0 d4as0 75bw0Yaaak0"7v980 awo40 1dx80 j9xpo0U:.<D<.:.:.|12121212121212121212121212121|CST-8
Asia/Singapore|LMT j8d,SMT j8d,+07 jg0,+0720 kdc*,+0720 kdc,+0730 ku0,+09 p00,+08 m80|-100ewkd 2ax6o0 eeb94d 1kbr2o 2yhc00 8n3jc 1v2p60 iy3ms0|12345657|<+08>-8
Asia/Srednekolymsk|LMT sgs,+10 rs0,+11 uk0,+12 xc0*,+11 uk0*,+12 xc0|-nu1ogs 37a0os qi27w0>">">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/1vbzw0|12323232323232323232324123232323232323232323232323232323232323252|<+11>-11
Asia/Taipei|LMT mi0,CST m80,JST p00,CDT p00*|-12mch60 lsd1m0 45slc0 c51c0 75bw0Yaaak0"7v980 awo40 7v980 awo40 7v980 awo40 7v980 7tk40 clmk0 7rpg0 b07w0 7rpg0 b07w0 7rpg0>L>">">">^69uk0 ci2s0 69uk0 6its40>">1yf9g0 4qak0|12131313131313131313131313131313131313131|CST-8
Asia/Tashkent|LMT ctz,+05 dw0,+06 go0,+07 jg0*,+06 go0*|-nu18tz 379yxz qi27w0>">">LZ!!!!!!!!!!!,!"|123232323232323232323241|<+05>-5
Asia/Tbilisi|LMT 8an,TBMT 8an,+03 8c0,+04 b40,+05 dw0*,+04 b40*|-1ayyayn n4x6o0 h4tjyn ckinw0>">">LZ!!!!!!!!!!!,!"9cvs0#"#"#!#Jtivw0(%(OMOMO(%(%(4ofw0 6hn40/|123434343434343434343435252525343434343434343434523|<+04>-4
Asia/Tehran|LMT 9iw,TMT 9iw,+0330 9q0,+0430 ci0*,+04 b40,+05 dw0*|-s6m6uw a5dpc0 lsvh0w ayg00 7z2q0R51hc0 a3020 5yqk0 9gtg0 9kd80 5ja5g0 7avw0"9gnw0 9b9g0 9gnw0 9b9g0 9gnw0 9b9g0 9gnw0 9b9g0 9gnw0"9gnw0 9b9g0 9gnw0 9b9g0 9gnw0 9b9g0 9gnw0"9gnw0 9b9g0 9gnw0 9b9g0 9gnw0 9b9g0 9gnw0"9gnw0 1av440 9gnw0"9gnw0 9b9g0 9gnw0 9b9g0 9gnw0 9b9g0 9gnw0"9gnw0 9b9g0 9gnw0 9b9g0 9gnw0 9b9g0 9gnw0"9gnw0 9b9g0 9gnw0 9b9g0 9gnw0 9b9g0 9gnw0"9gnw0 9b9g0 9gnw0|12345423232323232323232323232323232323232323232323232323232323232323232|<+0330>-3:30
Asia/Thimphu|LMT glo,+0530 fa0,+06 go0|-bojclo kxymno|12|<+06>-6
Asia/Tokyo|LMT pvn,JST p00,JDT rs0*|-16snno0 vhjeo0RNIACAC|121212121|JST-9
Asia/Tomsk|LMT fqf,+06 go0,+07 jg0,+08 m80*,+07 jg0*|-q3zbqf 5h7z2f qi27w0>">">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+'1leo0 97k40')'+/+/+/+')')'+/1vbzw0 tw040|1232323232323232323232412323232323232323232323414141414141414141212|<+07>-7
Asia/Ulaanbaatar|LMT jsk,+07 jg0,+08 m80,+09 p00*|-xmcrsk 11sncck 2qk2k0>L#"#"#"#"#"#";"#"#"#"#"#J#"#"#1ckdo0."#"#"#"#";4fio40 9ct00 9d9o0 9ct00|12323232323232323232323232323232323232323232323232|<+08>-8
Asia/Urumqi|LMT g7w,+06 go0|-lx5pjw|1|<+06>-6
Asia/Ust-Nera|LMT qiu,+08 m80,+09 p00,+12 xc0*,+11 uk0,+11 uk0*,+10 rs0,+12 xc0|-q4cl6u 5hl2yu qi27w0 9eno0">">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/8ql00 1mlho0|123434343434343434343456434343434343434343434343434343434343434746|<+10>-10
Asia/Vientiane|LMT j00,PLMT jqu,+07 jg0,+08 m80,+09 p00|-x568c0 2ishx6 gj25iu 15ct80 8so00 tmtk0 470yk0|1234232|<+07>-7
Asia/Vladivostok|LMT of7,+09 p00,+10 rs0,+11 uk0*,+10 rs0*,+11 uk0|-oligf7 3yqvf7 qi27w0>">">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/1vbzw0|12323232323232323232324123232323232323232323232323232323232323252|<+10>-10
Asia/Yakutsk|LMT o0y,+08 m80,+09 p00,+10 rs0*,+09 p00*,+10 rs0|-q4cioy 5hl0gy qi27w0>">">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/1vbzw0|12323232323232323232324123232323232323232323232323232323232323252|<+09>-9
Asia/Yangon|LMT htb,RMT htb,+0630 i20,+09 p00|-1ayykhb kvhpc0 bnjp3b 1kh520|1232|<+0630>-6:30
Asia/Yekaterinburg|LMT b89,PMT af5,+04 b40,+05 dw0,+06 go0*,+05 dw0*,+06 go0|-rx5hw9 1kybx4 5pfyv5 qi27w0>">">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/1vbzw0|123434343434343434343435234343434343434343434343434343434343434363|<+05>-5
Asia/Yerevan|LMT 88o,+03 8c0,+04 b40,+05 dw0*,+04 b40*|-nu148o h4tjwo ckinw0>">">LZ!!!!!!!!!!!,!"!!!!!!!!sfzw0)')'+/+/+')')'+/+/+/+')')'+/+|12323232323232323232324141414142323232323232323232323232323232|<+04>-4
Atlantic/Azores|LMT -4r4,HMT -5aw,-02 -5k0,-01 -2s0*,+00 0*,-01 -2s0,WET 0,WEST 2s0*|-18vsdww em124w 2bufw0 6zxg0 66800 bq580 71s40 bq580 71s40 bq580 73ms0 bq580 71s40 bq580 1b2g00 8so00 st1c0@,=B=B@st1c0@!!sg2o0!=,B@!!=,B+51hc0 bmio0 99c00{88ao0 25p80}3lpg0W1sqk0R38qs0R25p80C38qs0R25p80C38qs0I!9d9o0!!!!!!!!,!!!!!!!!!,!!!!!!!!!!!,!!!!!!!!82xuc0!!!!,!!!!!!!!!!!,!!!!4olg0 4ofw0 46000 571c0!!!!,|1232323232323232323232323232323232323232323234323432343234323232323232323232323232323232323232323232354545454545454545454545674545454|<-01>1<+00>,M3.5.0/0,M10.5.0/1
Atlantic/Bermuda|LMT -c06,BMT -c06,BST -986*,AST -b40,ADT -8c0*|-15r0xbu e851c0 95jw0 a16s0 7yyk0 5w74c0 69z5ru eefw0(biqk0H?E?st440]cyqs0 5ed80 dbpg0 5ed80 doo40 51ek0 doo40 51ek0 doo40 5ed80 1xuw40.94r9g0#"#";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|12121343434343434343434343434343434343434343434343434343434343434343434343434343434343434343434|AST4ADT,M3.2.0,M11.1.0
Atlantic/Canary|LMT -2uo,-01 -2s0,WET 0,WEST 2s0*|-oytbtc ctvupc hhq7s0G!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|12323232323232323232323232323232323|WET0WEST,M3.5.0/1,M10.5.0
Atlantic/Cape_Verde|LMT -4cs,-02 -5k0,-01 -2s0*,-01 -2s0|-u9rbs0 g06lc0 1mn180 fpqwc0|1213|<-01>1
Atlantic/Faroe|LMT -194,WET 0,WEST 2s0*|-wcehew 127keuw!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|12121212121212121212121212121212|WET0WEST,M3.5.0/1,M10.5.0
Atlantic/Madeira|LMT -34o,FMT -34o,-01 -2s0,+00 0*,+01 2s0*,WET 0,WEST 2s0*|-18vsfjc em10zc 2bufw0 6zxg0 66800 bq580 71s40 bq580 71s40 bq580 73ms0 bq580 71s40 bq580 1b2g00 8so00 st1c0@,=B=B@st1c0@!!sg2o0!=,B@!!=,B+51hc0 bmio0 99c00{88ao0 25p80}3lpg0W1sqk0R38qs0R25p80C38qs0R25p80C38qs0I!9d9o0!!!!!!!!,!!!!!!!!!,!!!!!!!!!!!,!!!!!!!!83at00=!!!,!!!"!!!!!!!,!!!!!!!!!!,|12323232323232323232323232323232323232323232343234323432343232323232323232323232323232323232323232323565656565656565656565656565656|WET0WEST,M3.5.0/1,M10.5.0
Atlantic/Reykjavik|LMT -42o,-01 -2s0,+00 0*,GMT 0|-wcwx9c 4rpd9c ci2s0 69uk0 du840 4xp80 du840 p7bw0 4w040 9bdzw0Z64g40 cyl80 64dc0 clpc0Cbvs00Rbvs00Rbvs00RACAININI)'NI)ININININI)INININININI)ININININI)I|12121212121212121212121212121212121212121212121212121212121212121213|GMT0
Atlantic/South_Georgia|LMT -6rk,-02 -5k0|-15r12kg|1|<-02>2
Atlantic/St_Helena|LMT -120,JMT -120,GMT 0|-15r18a0 vu1eo0|12|GMT0
Atlantic/Stanley|LMT -apo,SMT -apo,-04 -b40,-03 -8c0*,-03 -8c0,-02 -5k0*|-15r0ymc bkx9c0 dbvxqcXJXYXJXJXJ4xp80 l1pus0DO77c40 biqk0 77c40+MOMOMOMbiqk0 77c40 biqk0MOMOMOMOMbiqk0MOMOMOMOM<77c40 bvp80Hbvp80 77c40 biqk0 77c40 biqk0 77c40 biqk0 77c40 biqk0 77c40 bvp80 77c40 biqk0 77c40 biqk0 77c40|1232323232323245454323232323232323232323232323232323232323232323232324|<-03>3
Australia/Adelaide|LMT pnw,ACST p00,ACST qe0,ACDT t60*|-133j2zw 27qdzw 97zyu0 49pc0 cxfk00 4h400!!,=eeio00 64dc0 clpc0CACACARACACACACACARACACACAW+/T/TWTWTCA/+RAWT/+')')')'+/+/+')')'+/+')/+|12323232323232323232323232323232323232323232323232323232323232323232323232323232323|ACST-9:30ACDT,M10.1.0,M4.1.0/3
Australia/Brisbane|LMT sc8,AEST rs0,AEDT uk0*|-1354kc8 bhbss8 49pc0 cxfk00 4h400!!,=eeio00 64dc0 97zuo0CACAC|12121212121212121|AEST-10
Australia/Broken_Hill|LMT q70,AEST rs0,ACST p00,ACST qe0,ACDT t60*|-133j3j0 t9nr0 1egqs0 97zyu0 49pc0 cxfk00 4h400!!,=eeio00 64dc0 clpc0CACACARACACACACACAI)CACACAW+/T/TWTCACACARACACA')')')'+/+/+')')'+/+')/+|123434343434343434343434343434343434343434343434343434343434343434343434343434343434|ACST-9:30ACDT,M10.1.0,M4.1.0/3
Australia/Darwin|LMT o88,ACST p00,ACST qe0,ACDT t60*|-133j1k8 27qck8 97zyu0 49pc0 cxfk00 4h400!!,=|1232323232|ACST-9:30
Australia/Eucla|LMT nv4,+0845 ob0,+0945 r30*|-12nxx74 b05944 49pc0 cxfk00 4h400!!gheyo0C4ir9c0C40r400 5eg00 7p9hc0}+')'|1212121212121212121|<+0845>-8:45
Australia/Hobart|LMT ra4,AEST rs0,AEDT uk0*|-12smja4 b03ee4=+CACbx2ao0 4h400!!,=c9tk00!)Rbvs00Rbvs00Wbvs00 64dc0 clpc0CACACARACACACACACA'+/+CACACbvs00/T/TWTWT',=,=,=,=,!,=,=,=,=')B=,=,=,=,!!=B|1212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212|AEST-10AEDT,M10.1.0,M4.1.0/3
Australia/Lindeman|LMT rl8,AEST rs0,AEDT uk0*|-1354jl8 bhbs18 49pc0 cxfk00 4h400!!,=eeio00 64dc0 97zuo0CACACARAC|121212121212121212121|AEST-10
Australia/Lord_Howe|LMT tgk,AEST rs0,+1030 t60,+1130 vy0*,+11 uk0*|-133j6sk 18x8f0k c8uu0UVQVQVQV777y0 b5w20 7k6m0 biuq0 7k6m0 biuq0 777y0 biuq0 6ham0 c8s20 6ham0 c8s20 6ham0 c8s20 6u9a0 c8s20 6ham0 c8s20 6ham0 c8s20 7x5a0 asxe0 7x5a0 asxe0 7x5a0 asxe0 7x5a0 b5w20 7k6m0 7x820 asum0 b5w20 7x5a0 asxe0 7x5a0 asxe0 7x5a0 b5w20 7k6m0 b5w20 7x5a0 asxe0 7k6m0 b5w20|1232323232424242424242424242424242424242424242424242424|<+1030>-10:30<+11>-11,M10.1.0,M4.1.0
Australia/Melbourne|LMT qug,AEST rs0,AEDT uk0*|-133j46g bfqcmg 49pc0 cxfk00 4h400!!,=eeio00 64dc0 clpc0CACACARACACACACACARACACACAW+/+'TWTWTCACARACA/+')')')'+/')+')')'+/+')/+|1212121212121212121212121212121212121212121212121212121212121212121212121212121212|AEST-10AEDT,M10.1.0,M4.1.0/3
Australia/Perth|LMT lgc,AWST m80,AWDT p00*|-12nxusc b058sc 49pc0 cxfk00 4h400!!gheyo0C4ir9c0C40r400 5eg00 7p9hc0}+')'|1212121212121212121|AWST-8
Australia/Sydney|LMT s04,AEST rs0,AEDT uk0*|-133j5c4 bfqds4 49pc0 cxfk00 4h400!!,=eeio00 64dc0 clpc0CACACARACACACACACAI)CACACAW+/T/TWTCACACARACACA')')')'+/')+')')'+/+')/+|1212121212121212121212121212121212121212121212121212121212121212121212121212121212|AEST-10AEDT,M10.1.0,M4.1.0/3
CET|CET 2s0,CEST 5k0*|-s0e080[a4yw0')'b8qdc0 1cm000/,!!!8l9c0 ggp1c0=,!!!,=!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|10101010101010101010101010101010101010101010101010101|CET-1CEST,M3.5.0,M10.5.0/3
CST6CDT|CST -go0,CDT -dw0*,CWT -dw0*,CPT -dw0*|-r0esg0%(%bmtus0 1tz8c0 2dsw0 b9gdg0#"#"#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|1010230101010101010101010101010101010101010101010101010101010101010101010101010101010101|CST6CDT,M3.2.0,M11.1.0
EET|EET 5k0,EEST 8c0*|3s9ms0=,!!!,=!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|101010101010101010101010101010101010101|EET-2EEST,M3.5.0/3,M10.5.0/4
EST|EST -dw0|||EST5
EST5EDT|EST -dw0,EDT -b40*,EWT -b40*,EPT -b40*|-r0ev80%(%bmtus0 1tzb40 2dq40 b9gdg0#"#"#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|1010230101010101010101010101010101010101010101010101010101010101010101010101010101010101|EST5EDT,M3.2.0,M11.1.0
Etc/GMT|GMT 0|||GMT0
Etc/GMT+1|-01 -2s0|||<-01>1
Etc/GMT+10|-10 -rs0|||<-10>10
Etc/GMT+11|-11 -uk0|||<-11>11
Etc/GMT+12|-12 -xc0|||<-12>12
Etc/GMT+2|-02 -5k0|||<-02>2
Etc/GMT+3|-03 -8c0|||<-03>3
Etc/GMT+4|-04 -b40|||<-04>4
Etc/GMT+5|-05 -dw0|||<-05>5
Etc/GMT+6|-06 -go0|||<-06>6
Etc/GMT+7|-07 -jg0|||<-07>7
Etc/GMT+8|-08 -m80|||<-08>8
Etc/GMT+9|-09 -p00|||<-09>9
Etc/GMT-1|+01 2s0|||<+01>-1
Etc/GMT-10|+10 rs0|||<+10>-10
Etc/GMT-11|+11 uk0|||<+11>-11
Etc/GMT-12|+12 xc0|||<+12>-12
Etc/GMT-13|+13 1040|||<+13>-13
Etc/GMT-14|+14 12w0|||<+14>-14
Etc/GMT-2|+02 5k0|||<+02>-2
Etc/GMT-3|+03 8c0|||<+03>-3
Etc/GMT-4|+04 b40|||<+04>-4
Etc/GMT-5|+05 dw0|||<+05>-5
Etc/GMT-6|+06 go0|||<+06>-6
Etc/GMT-7|+07 jg0|||<+07>-7
Etc/GMT-8|+08 m80|||<+08>-8
Etc/GMT-9|+09 p00|||<+09>-9
Etc/UTC|UTC 0|||UTC0
Europe/Amsterdam|LMT wk,AMT wk,NST 3ok*,+0120 3pc*,+0020 xc,CEST 5k0*,CET 2s0|-1ygf4wk 16g19c0 7v980 a51o0'B!,=,=,=9b6o0Bc51c0 6l1c0=,ci000 682o0 bgyo0 79400TWbmio0 7gio0 bbeo0 7eo00 bd9c0 7ctc0 bf400 7ayo0 bvs00Rbko00 7idc0 b9k00 7gio0 bbeo0 7eo00 bf400 7ayo0 btxc0 21uc0 4uaz8TWbko00 7idc0 bd3s0 1aarpc/,!!!8l9c0 ggp1c0=,!!!,=!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|1212121212121212121212121212121212121212121234343456565656565656565656565656565656565656565656565|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Andorra|LMT a4,WET 0,CET 2s0,CEST 5k0*|-100edm4 nvgqy4 k3ctg0!!!!!!!!!!,!!!!!!!!!!,|1232323232323232323232323|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Astrakhan|LMT 8wc,+03 8c0,+04 b40,+05 dw0*,+04 b40*|-nu2zkc 37bv8c qi27w0>">">LZ!!!!!!!!!"!,!ipzw0"!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/1vbzw0 qnc40|1232323232323232324141241414141414141414141414141414141414141212|<+04>-4
Europe/Athens|LMT 4e4,AMT 4e4,EET 5k0,EEST 8c0*,CEST 5k0*,CET 2s0|-12rxtq4 aw2tdo 8bjasg 2vmk0 4hiw40 16ik0 scog0 7lx40 9o2k0L4atzw0 6djw0 bplus0 bq800 71uw0!=91xc0 9o5c0G9qgo0 9akg0 9iik0 99980 9dcg0!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|1232345452323232323232323232323232323232323232323232323|EET-2EEST,M3.5.0/3,M10.5.0/4
Europe/Belgrade|LMT 3so,CET 2s0,CEST 5k0*|-18vsmgo twhnko swz00/,!!b7pc0 6qlc0 jl1hc0!!,!!!!!!!!!!!,!!!!!!!!!!,|121212121212121212121212121212121212|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Berlin|LMT 2h4,CET 2s0,CEST 5k0*,CEMT 8c0*|-1421154 c1n0x4[a4yw0')'b8qdc0 1cm000/,!!!2o7w0 6bs00 2txg0/91xc0 9b9g0 1sqk0 2inw0 51k40B@,=fx91c0=!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|121212121212123212123212121212121212121212121212121212121212|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Brussels|LMT t6,BMT t6,WET 0,CET 2s0,CEST 5k0*,WEST 2s0*|-1ayy3h6 6forh6 br3hc0 rrx80 7vc00 a4yw0')'2wh40 5omo0+Rcyo00 7ayo0 bko00 7rmo0BB@=,!!B@,=B90b00B@,=B@!!=B!!=,B@!!=,B+51hc0 4deo0 1a36k0/,!8l9c0 a4tc0 8l9c0 clpc0 79400 fwu800=,!!!,=!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|123434343252525252525252525252525252525252525252525254343434343434343434343434343434343434343434343434|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Bucharest|LMT 4u0,BMT 4u0,EET 5k0,EEST 8c0*|-14u7wu0 krxxc0 fj8m0 6w5c0!!,!!!!!!!!!!!kp0dc0Q,GZ!!!!!!,!!!!!!!!!!!,9cvs0!!!!!!#"#J%7xhs0|1232323232323232323232323232323232323232323232323232323|EET-2EEST,M3.5.0/3,M10.5.0/4
Europe/Budapest|LMT 3j8,CET 2s0,CEST 5k0*|-15bee78 db0dz8[a4yw0')'auqo0 7vc00N@aq1x00 thcc0/,!!awd00L7pxk0 9rrw0 9b9g0!!!,=2f4vs0Ubw0c0Rclpc0 64dc0 clpc0 64dc0 br3bs0=!!!!!!Z,!!!!!!!!!!!,!!!!!!!!!!,|12121212121212121212121212121212121212121212121212121212121212121212|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Chisinau|LMT 5c8,CMT 5bo,BMT 4u0,EET 5k0,EEST 8c0*,CEST 5k0*,CET 2s0,MSK 8c0,MSD b40*|-1ayy808 jw96ok 70f1to fj8m0 6w5c0!!,!!!!!!!!!!!geqo0 ha580 oc8g0/,!7cl00 j3pbw0>">">LZ!!!!!!!!!!!25p80 7kdk0!!9cvs0#"#"#"#J%7xf00)')'+/+/+')')'+/+/+/+')')'+/+/+')')')'+/+/+')')'+M|12343434343434343434565657878787878787878787843434343434343434343434343434343434343434343434343434343434343434|EET-2EEST,M3.5.0/3,M10.5.0/4
Europe/Copenhagen|LMT 2bw,CMT 2bw,CET 2s0,CEST 5k0*|-15r1bnw 235k00 bo7orw 75bw0 cbs2w0 1aco80/,!!!6y000 dbmo0 6bs00 clpc0 51hc0 e1k00 4oio0 giutc0=!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|123232323232323232323232323232323232323232323232323|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Dublin|LMT -169,DMT -169,IST 1lr*,GMT 0,BST 2s0*,IST 2s0*,IST 2s0,GMT 0*|-1anxqtr iol480R9pytr 8c000 9o5c0 9ruo0 9b6o0{9b6o0 auqo0 88ao0{8y800BB/)I)')@,=N@B@,=B@B@,!B@,=B@B@,=B+51hc0 3g8800Ibvs00@B')@,=,!,=@,=B@N@,=B@B@,==+/+')/+/+/+/T}cyfo0 1kjf00WTWTWTWT/+/+/TWTWT.)')')'+')')')')'+/+')')')')')I|1234343434343535353535353535353535353535353535353535353535353535353535353535353535353535353535676767676767676767676767676767676767676767676767676|IST-1GMT0,M10.5.0,M3.5.0/1
Europe/Gibraltar|LMT -zo,GMT 0,BST 2s0*,BDST 5k0*,CET 2s0,CEST 5k0*|-1anxr0c iol38cR,8c000 9o5c0 9ruo0 9b6o0{9b6o0 auqo0 88ao0{8y800BB/)I)@B@,=N@B@,=B@B@,!B@,=B@B@,=B+51hc0 mbmk0 51hc0ACARbvs00@a4tc0 5clc0 4bms0,=I1frw0 64dc0 4bms0Rbvs00')@,=,!,=@,=B@N@,d0tp80!!!!,!!!!!!!!!!!,!!!!!!!!!!,|1212121212121212121212121212121212121212121212121232323232321212321212121212121212121454545454545454545454545454545|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Guernsey|LMT -gx,GMT 0,BST 2s0*,CEST 5k0*,CET 2s0,BDST 5k0*,BST 2s0|-tiakv3 1ixx33R,8c000 9o5c0 9ruo0 9b6o0{9b6o0 auqo0 88ao0{8y800BB/)I)@B@,=N@B@,=B@B@,!B@,=B@B@,=B+51hc0 6kt00 17vs80/,!!!1ufo0 3i5o0 4bms0,=I1frw0 64dc0 4bms0Rbvs00')@,=,!,=@,=B@N@,=B@B@,==+/+')/+/+/+/T}cyfo0 1kjf00WTWTWTWT/+/+/TWTWT.)')')'+')')')')'+/+')')')')')I|12121212121212121212121212121212121212121212121212343434352121252121212121212121212121212121212121212121212612121212121212121212121212121212121212121212121212|GMT0BST,M3.5.0/1,M10.5.0
Europe/Helsinki|LMT 4md,HMT 4md,EET 5k0,EEST 8c0*|-1bss9yd mebs00 ax3tqd 9gqo0 k31s80!!!"!!,!!!!!!!!!!!,!!!!!!!!!!,|12323232323232323232323232323232323|EET-2EEST,M3.5.0/3,M10.5.0/4
Europe/Isle_of_Man|LMT -tv,GMT 0,BST 2s0*,BDST 5k0*,BST 2s0|-19a1gi5 haosq5R,8c000 9o5c0 9ruo0 9b6o0{9b6o0 auqo0 88ao0{8y800BB/)I)@B@,=N@B@,=B@B@,!B@,=B@B@,=B+51hc0 mbmk0 51hc0ACARbvs00@a4tc0 5clc0 4bms0,=I1frw0 64dc0 4bms0Rbvs00')@,=,!,=@,=B@N@,=B@B@,==+/+')/+/+/+/T}cyfo0 1kjf00WTWTWTWT/+/+/TWTWT.)')')'+')')')')'+/+')')')')')I|121212121212121212121212121212121212121212121212123232323232121232121212121212121212121212121212121212121212412121212121212121212121212121212121212121212121212|GMT0BST,M3.5.0/1,M10.5.0
Europe/Istanbul|LMT 5d4,IMT 5ew,EET 5k0,EEST 8c0*,+03 8c0,+04 b40*|-1ayy814 g1oam8 2wvx6w 7v980 1tjc40 aunw0 88dg0>8yas0 a2vw0 tzpg0 79180 awo40 7v980 7p4040 4zjw0 2vs40 f4d80 9vms0 1u5ek0 c5440 69uk0 acas0_Y_JXYXY_5md9g0 o9zw0 a6qs0 75bw0 4iwyw0'MO75hg0 bkl80 77c40 biqk0(a2vw0 8n6s0 4iqc0 2nkw80 38l80 kdes0 8qtc0I{!!!!!!!!,!!!!!!=,!!,)')')'+/+/+')')'+/+/+7kdk0+')')'+7m2o0 b4000/+')7z1c0 ar1c0'TW8fe80|1232323232323232323232323232323232323232323232345423232323232323232323232323232323232323232323232323232323232323234|<+03>-3
Europe/Jersey|LMT -e2,GMT 0,BST 2s0*,CEST 5k0*,CET 2s0,BDST 5k0*,BST 2s0|-11cerk0 9d23s0R,8c000 9o5c0 9ruo0 9b6o0{9b6o0 auqo0 88ao0{8y800BB/)I)@B@,=N@B@,=B@B@,!B@,=B@B@,=B+51hc0 6kt00 17vs80/,!!!1ufo0 3i5o0 4bms0,=I1frw0 64dc0 4bms0Rbvs00')@,=,!,=@,=B@N@,=B@B@,==+/+')/+/+/+/T}cyfo0 1kjf00WTWTWTWT/+/+/TWTWT.)')')'+')')')')'+/+')')')')')I|12121212121212121212121212121212121212121212121212343434352121252121212121212121212121212121212121212121212612121212121212121212121212121212121212121212121212|GMT0BST,M3.5.0/1,M10.5.0
Europe/Kaliningrad|LMT 3so,CET 2s0,CEST 5k0*,EET 5k0,EEST 8c0*,MSK 8c0,MSD b40*,+03 8c0|-14212go c1n28o[a4yw0')'b8qdc0 1cm000/,!!!el00 z6o0 9kd80 82tg0 i9avw0>">">LZ!!!!!!!!!"!,!!!!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/1vbzw0|12121212121212343565656565656565654343434343434343434343434343434343434343434373|EET-2
Europe/Kirov|LMT 97c,+03 8c0,+04 b40,+05 dw0*,MSD b40*,MSK 8c0,MSK b40|-qcx400 5q5zo0 qi27w0>">">LZ!!!!!!!!!"!,!ipzw0"!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/1vbzw0|123232323232323232454524545454545454545454545454545454545454565|MSK-3
Europe/Kyiv|LMT 5ng,KMT 5ng,EET 5k0,MSK 8c0,CEST 5k0*,CET 2s0,MSD b40*,EEST 8c0*|-1ayy8bg n4x6o0 37a03g 5vd6k0 kzv40/,1oyg0 jipzs0>">">LZ!!!!!!!!!!!51ek0 neqw0!!!!!!!!,:|123454536363636363636363636727272727272|EET-2EEST,M3.5.0/3,M10.5.0/4
Europe/Lisbon|LMT -1p9,WET 0,WEST 2s0*,WEMT 5k0*,CET 2s0,CEST 5k0*|-u9rhc0 2bufw0 6zxg0 66800 bq580 71s40 bq580 71s40 bq580 73ms0 bq580 71s40 bq580 1b2g00 8so00 st1c0@,=B=B@st1c0@!!sg2o0!=,B@!!=,B+51hc0 bmio0 99c00{88ao0 25p80}3lpg0W1sqk0R38qs0R25p80C38qs0R25p80C38qs0I!9d9o0!!!!!!!!,!!!!!!!!!,!!!!!!!!!!!,!!!!!!!!57ljs0!!J!!!,=#!!!!!!,!!"!!!!!!!!,!!!!!!!!!!,|121212121212121212121212121212121212121212123212321232123212121212121212121212121212121212121212121241212121212121212121212121212121245454542|WET0WEST,M3.5.0/1,M10.5.0
Europe/Ljubljana|LMT 2os,CET 2s0,CEST 5k0*|-18vslcs twhmgs swz00/,!!!8l9c0 jl1hc0!!,!!!!!!!!!!!,!!!!!!!!!!,|121212121212121212121212121212121212|CET-1CEST,M3.5.0,M10.5.0/3
Europe/London|LMT -23,GMT 0,BST 2s0*,BDST 5k0*,BST 2s0|-1rprx9x zqf9hxR,8c000 9o5c0 9ruo0 9b6o0{9b6o0 auqo0 88ao0{8y800BB/)I)@B@,=N@B@,=B@B@,!B@,=B@B@,=B+51hc0 mbmk0 51hc0ACARbvs00@a4tc0 5clc0 4bms0,=I1frw0 64dc0 4bms0Rbvs00')@,=,!,=@,=B@N@,=B@B@,==+/+')/+/+/+/T}cyfo0 1kjf00WTWTWTWT/+/+/TWTWT.)')')'+')')')')'+/+')')')')')I|121212121212121212121212121212121212121212121212123232323232121232121212121212121212121212121212121212121212412121212121212121212121212121212121212121212121212|GMT0BST,M3.5.0/1,M10.5.0
Europe/Luxembourg|LMT 150,CET 2s0,CEST 5k0*,WET 0,WEST 2s0*,WEST 5k0*,WET 2s0|-y89550 68l290 75hg0%796s0 at1k0'3lh40 4zmo0 b6300 6u2c0 cytk0 7at40 bktk0 7rh40Ya2vw0 8n9k0 8zx40J>9b9g0 a2vw0 8n6s0;Ga2vw0Ga2vw0 8ncc0,=B@!!=B!!=,B@!!=,B+51hc0 42ao0 1aeak0/,!@B8l9c0 clpc0 79400 fwu800=,!!!,=!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|1212121343434343434343434343434343434343434343434345656512121212121212121212121212121212121212121212|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Madrid|LMT -ok,WET 0,WEST 2s0*,WEMT 5k0*,CET 2s0,CEST 5k0*|-100edc0 90sik0 8yas0#L2d2vw0 8sqs0 ssyk0 8n6s0;GB=a2vw0 8n6s0 40lh80 5k2s0#1frw0 7z1c0 j1c80 8a2k0 13yt80 685g0 brzw0 8n6s0 a2vw0 8n6s0 a2vw0 8n6s0 a2vw0 8n6s0 1clx80(cswik0G;GX";G9q5k0!!!,=!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|1212121212121212123214545454545454545454545454545454545454545454545454545454545|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Malta|LMT 2os,CET 2s0,CEST 5k0*|-13qyw0s bsbx8s]">88dg0 aunw0 7ig40O8n6s0#aau2s0 18r9k0/,9b6o0@a4tc0 8j940 9f1k0N89zs0N7kdk0+979rs0QF64dc0 clpc0 64dc0 cyo00 64dc0 clpc0 64dc0ACclpc0C9b6o0!ahs00 7m2o0 b45k0.:.:.:.:.a4w40 8y580J!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|12121212121212121212121212121212121212121212121212121212121212121212121212121212121212|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Minsk|LMT 53s,MMT 53c,EET 5k0,MSK 8c0,CEST 5k0*,CET 2s0,MSD b40*,EEST 8c0*,+03 8c0|-1ayy7rs n4x6og 379zjc 5r1mk0 pbf40/,!4oac0 j6dmk0>">">LZ!!!!!!!!!!sg2o0"!!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/|12345454363636363636363636372727272727272727272727272727272727272728|<+03>-3
Europe/Monaco|LMT 1d8,PMT fl,WET 0,WEST 2s0*,WEMT 5k0*,CET 2s0,CEST 5k0*|-14hnyp8 9tlnln 2pzpnl 5luo0 8y800 a4tc0 7vc00 auqo0 7idc0 b7pc0 6sg00 cyo00 7ayo0 bko00 7rmo0Bbvs00R=,!!B@,=B=B@,=B@!!=B!!=,B@!!=,B+51po0 mdbo0.(c8w80/,!9nzs0 922w0 8l9c0 fxlx80#9q5k0=,!!!,=!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|123232323232323232323232323232323232323232323232323434343434565656565656565656565656565656565656565656|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Moscow|LMT 6yh,MMT 6yh,MMT 707,MST 9s7*,MDST ck7*,MSD b40*,MSK 8c0,+05 dw0*,EET 5k0,EEST 8c0*,MSK b40|-1ayy9mh j1sw00 ipzua 97hc0 7yyk0 5i840 d9p80 1jwk7 2cvk0 s8o00 1qvw0 8fpc0 1jms0 is040 412as0 qi27w0>">">LZ!!!!!!!!!!!,!"}3ljw0!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/1vbzw0|1232434565756865656565656565656565698656565656565656565656565656565656565656a6|MSK-3
Europe/Oslo|LMT 1zo,CET 2s0,CEST 5k0*|-1353tzo b5svbo 6qfs0 cgcqo0 15tsc0/,!!!!70q5c0,!!!!!!!!!,+/7law00=!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|1212121212121212121212121212121212121212121212121212121212|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Paris|LMT fl,PMT fl,WET 0,WEST 2s0*,CEST 5k0*,CET 2s0,WEMT 5k0*|-154gb3l afgo00 2qx1nl 5luo0 8y800 a4tc0 7vc00 auqo0 7idc0 b7pc0 6sg00 cyo00 7ayo0 bko00 7rmo0Bbvs00R=,!!B@,=B=B@,=B@!!=B!!=,B@!!=,B+51po0 5p8w0 18rcc0/,!7efo0 29k40 922w0 8l9c0 fxlx80#9q5k0=,!!!,=!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|12323232323232323232323232323232323232323232323232345454636545454545454545454545454545454545454545454|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Prague|LMT 2o8,PMT 2o8,CET 2s0,CEST 5k0*,GMT 0*|-1qmkw08 lsd1c0 cttug8[a4yw0')'b8qdc0 1cm000/,!!!!+7vc00 2vs40 4bk00 2vmk0@B@9o5c0 91xc0 fe6000!,=!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|1232323232323232324232323232323232323232323232323232323232323|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Riga|LMT 4gy,RMT 4gy,LST 78y*,EET 5k0,MSK 8c0,CEST 5k0*,CET 2s0,MSD b40*,EEST 8c0*|-1ayy74y jzalk0'a4tc0 2mg00 3myns0 7fhlky gz180 p5v40/,!!k7s0 j14ns0>">">LZ!!!!!!!!!"!,!!!!!!!!!!,!")')'+qaao0|12121345656564747474747474747483838383838383838383838|EET-2EEST,M3.5.0/3,M10.5.0/4
Europe/Rome|LMT 2b8,RMT 2b8,CET 2s0,CEST 5k0*|-1hs7rn8 e170v8 bsds00]">88dg0 aunw0 7ig40O8n6s0#aau2s0 18r9k0/,!8l9c0 a4tc0 8j940 9f1k0N89zs0N7kdk0+979rs0QF64dc0 clpc0 64dc0 cyo00 64dc0 clpc0 64dc0ACclpc0Cclpc0 64dc0ACclpc0 64dc0 clpc0 64dc0ACclpc0CAC9q5k0=!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|123232323232323232323232323232323232323232323232323232323232323232323232323232323232323|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Samara|LMT 99w,+03 8c0,+04 b40,+05 dw0*,+04 b40*,+03 8c0*|-qcx400 5q5zo0 qi27w0>">">LZ!!!!!!!!!"!,!"12w00 89zs0!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'</|1232323232323232324141512323232323232323232323232323232323232412|<+04>-4
Europe/Sarajevo|LMT 3es,CET 2s0,CEST 5k0*|-18vsm2s twhn6s swz00/,!!!8l9c0 jl1hc0!!,!!!!!!!!!!!,!!!!!!!!!!,|121212121212121212121212121212121212|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Saratov|LMT 8j6,+03 8c0,+04 b40,+05 dw0*,+04 b40*|-qcx400 5q5zo0 qi27w0>">">LZ!!!!!!!"!!!,!ipzw0"!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/1vbzw0 13m040|1232323232323232414141241414141414141414141414141414141414141212|<+04>-4
Europe/Simferopol|LMT 6bc,SMT 6ao,EET 5k0,MSK 8c0,CEST 5k0*,CET 2s0,MSD b40*,EEST 8c0*,MSK b40|-1ayy8zc n4x6oo 37a0qo 5xiyk0 iu340/,!iac0 jajmk0>">">LZ!!!!!!!!!!eeio0 wrpg0!!!!1sl00 7kdk0!!9pug0 at4c0()')'+/+/+')')'+/+/+/+')')'+/+/+').asqg0|123454543636363636363636363272727636363727272727272727272727272727272727283|MSK-3
Europe/Skopje|LMT 3yw,CET 2s0,CEST 5k0*|-18vsmmw twhnqw swz00/,!!!8l9c0 jl1hc0!!,!!!!!!!!!!!,!!!!!!!!!!,|121212121212121212121212121212121212|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Sofia|LMT 4bg,IMT 5ew,EET 5k0,CET 2s0,CEST 5k0*,EEST 8c0*|-1ayy6zg 7s708k p0d6uw/,!!"hqq240L9o2k0 92040 9o2k0 90880 9pug0 90b00!!!,!!!!!!!!!!!,9cvs0#"#"#"#"#J%7xhs0|123434325252525252525252525252525252525252525|EET-2EEST,M3.5.0/3,M10.5.0/4
Europe/Stockholm|LMT 3cc,SET 2se,CET 2s0,CEST 5k0*|-1bhq3cc ayjpvy 8jiake 75hg0 x5bew0=!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|1232323232323232323232323232323232323|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Tallinn|LMT 4l0,TMT 4l0,CET 2s0,CEST 5k0*,EET 5k0,MSK 8c0,MSD b40*,EEST 8c0*|-1ayy790 jvj9c0 3re10'et6g0 ygov0 a1zgd0 ktx80 l94g0/,!8uac0 j27mk0>">">LZ!!!!!!!!!"!,!!!!!!!!!!,)')':'+19dc00|1232145323235656565656565656574747474747474747474747|EET-2EEST,M3.5.0/3,M10.5.0/4
Europe/Tirane|LMT 3o8,CET 2s0,CEST 5k0*|-t85vo8 dt2gw8 18pew0/m800 g7ot40 7rjw0 autg0.ayis0.<Db42s0 7lzw0 b42s0 7lzw0 b42s0.ahus0.<.a4w40 8jbw0LZ!!!!!!!!!!!,!!!!!!!!!!,|12121212121212121212121212121212121212121212121212|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Ulyanovsk|LMT 8yo,+03 8c0,+04 b40,+05 dw0*,+04 b40*,+03 8c0*,+02 5k0|-qcx400 5q5zo0 qi27w0>">">LZ!!!!!!!!!"!,!"}3ljw0!!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/1vbzw0 qnc40|123232323232323232414156141414141414141414141414141414141414141212|<+04>-4
Europe/Vaduz|LMT 1rg,CET 2s0,CEST 5k0*|-13g44fg ohmxrg')'k2zus0!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|121212121212121212121212121212121212|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Vienna|LMT 30x,CET 2s0,CEST 5k0*|-14211ox c1n1gx[a4yw0')'t6000Ia7a800 1cm000/,!!!iio0 ivmo0 91xc0 9b6o0!B@gfyyg0X9d9o0!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|12121212121212121212121212121212121212121212121212121212|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Vilnius|LMT 4os,WMT 3w0,KMT 4fc,CET 2s0,EET 5k0,MSK 8c0,CEST 5k0*,MSD b40*,EEST 8c0*|-1ayy7cs jb5y4s 1g224o e75nc 4kqk0 acbs40 gpp40 pits0/,!65zo0 j4vx80>">">LZ!!!!!!!!!"!,!!!!!!!!!!,)')()'+1s3eo0|123435636365757575757575757584848484848484848463648|EET-2EEST,M3.5.0/3,M10.5.0/4
Europe/Volgograd|LMT 884,+03 8c0,+04 b40,+05 dw0*,MSD b40*,MSK 8c0,MSK b40|-q3cw84 5glrw4 qi27w0>">">LZ!!!!!!!"!!!,!ipzw0"!!!!!!,)')')'+/+/+')')'+/+/+/+')')'+/1vbzw0 239c40 14oqk0|12323232323232324545452454545454545454545454545454545454545456525|MSK-3
Europe/Warsaw|LMT 3w0,WMT 3w0,CET 2s0,CEST 5k0*,EET 5k0,EEST 8c0*|-1ayy6k0 iko800 dvyc0[a4yw0')'aunw0'1evbs0 9fcwc0 18cao0/,!9gnw0 an980 9kd80 8fs40 922w0 ar1c0'B@,=4013w0 64dc0!!clpc0C!!ACACACclpc0 64dc0 6j4tc0=,!!!,=!!!!!!!,!!!!!!"!!!!,!!!!!!!!!!,|1232323454232323232323232323232323232323232323232323232323232323232323232323232323|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Zagreb|LMT 2yg,CET 2s0,CEST 5k0*|-18vslmg twhmqg swz00/,!!!8l9c0 jl1hc0!!,!!!!!!!!!!!,!!!!!!!!!!,|121212121212121212121212121212121212|CET-1CEST,M3.5.0,M10.5.0/3
Europe/Zurich|LMT 1kw,BMT 1dm,CET 2s0,CEST 5k0*|-1os49kw lc05ja ohmxdm')'k2zus0!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|1232323232323232323232323232323232323|CET-1CEST,M3.5.0,M10.5.0/3
HST|HST -rs0|||HST10
Indian/Antananarivo|LMT 8ss,EAT 8c0,EAST b40*|-uj8gss m9lccs 4oio0|121|EAT-3
Indian/Chagos|LMT des,+05 dw0,+06 go0|-wvpc2s 1ag64us|12|<+06>-6
Indian/Christmas|LMT jks,+07 jg0|-133iwws|1|<+07>-7
Indian/Cocos|LMT hy4,+0630 i20|-10j6sm4|1|<+0630>-6:30
Indian/Comoro|LMT 80g,EAT 8c0|-uj8g0g|1|EAT-3
Indian/Kerguelen|-00 0,+05 dw0|-afrs00|1|<+05>-5
Indian/Mahe|LMT a9o,+04 b40|-wvp8xo|1|<+04>-4
Indian/Maldives|LMT dm0,MMT dm0,+05 dw0|-1ayyga0 15r19c0|12|<+05>-5
Indian/Mauritius|LMT anc,+04 b40,+05 dw0*|-wvp9bc 13jnu7c 8bx80 dd0wc0.|12121|<+04>-4
Indian/Mayotte|LMT 8dk,EAT 8c0|-uj8gdk|1|EAT-3
Indian/Reunion|LMT a9s,+04 b40|-uks29s|1|<+04>-4
MET|MET 2s0,MEST 5k0*|-s0e080[a4yw0')'b8qdc0 1cm000/,!!!8l9c0 ggp1c0=,!!!,=!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|10101010101010101010101010101010101010101010101010101|MET-1MEST,M3.5.0,M10.5.0/3
MST|MST -jg0|||MST7
MST7MDT|MST -jg0,MDT -go0*,MWT -go0*,MPT -go0*|-r0epo0%(%bmtus0 1tz5k0 2dvo0 b9gdg0#"#"#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|1010230101010101010101010101010101010101010101010101010101010101010101010101010101010101|MST7MDT,M3.2.0,M11.1.0
PST8PDT|PST -m80,PDT -jg0*,PWT -jg0*,PPT -jg0*|-r0emw0%(%bmtus0 1tz2s0 2dyg0 b9gdg0#"#"#"#";"#"#3lpg0 f4d80 64g40 clmk0";G;"#"#"#"#";G;"#"#"#&*&%(%(%&*&*&%(%(%&*&*&*&%(%(%&*&*&%(%(%H|1010230101010101010101010101010101010101010101010101010101010101010101010101010101010101|PST8PDT,M3.2.0,M11.1.0
Pacific/Apia|LMT yv4,LMT -vsw,-1130 -vy0,-11 -uk0,-10 -rs0*,+14 12w0*,+13 1040|-14fxxj4 9nfeo0 kcrmt4 vp3la0 9odo0=4zbk0 4qog0!,=,=,=,=,=,!,=,=,|12343456565656565656565656|<+13>-13
Pacific/Auckland|LMT wd4,NZMT vy0,NZST yq0*,NZST xc0*,NZST xc0,NZDT 1040*|-1gsoz14 usn9z4]S7x5a0 asxe0 7x5a0 asxe0 7x5a0 asxe0 8a3y0 afyq0 8a3y0 afyq0 afvy0 7x820 asum0 7x820 asum0 7x820 asum0 7x820 asum0 7x820 b5ta0 7k9e0 b5ta0 7x820 2qrd20 f1tpk0}clpc0RACACACACACARACACACACACARAC+INININ@B@B@B@NININ@B@B@NININ@B@B@B@B|121313131313131313131313131345454545454545454545454545454545454545454545454545454545454545454545|NZST-12NZDT,M9.5.0,M4.1.0/3
Pacific/Bougainville|LMT st4,PMMT r8w,+10 rs0,+09 p00,+11 uk0|-1ayyvh4 7tuc88 osc24w 1n05g0 1071c40|12324|<+11>-11
Pacific/Chatham|LMT xz0,+1215 y10,+1245 zf0,+1345 1270*|-1gsp0n0 149qqm0 f1tq90}clpc0RACACACACACARACACACACACARAC+INININ@B@B@B@NININ@B@B@NININ@B@B@B@B|123232323232323232323232323232323232323232323232323232323232323232323|<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45
Pacific/Chuuk|LMT -12k4,LMT s3w,+10 rs0,+09 p00|-1t8j2rw t83xc0 76a5nw 29hes0 bkenw0 29fk40|123232|<+10>-10
Pacific/Easter|LMT -k94,EMT -k94,-07 -jg0,-06 -go0*,-06 -go0,-05 -dw0*|-15r0p2w m9leo0 ivmeuwDVQY.:.<Dag040 8a2k0<D<.:.:.<D<D<.:.:.:.<D<D<#".:.<DJX<.:.:.:.<D<_Y.Y;J.<D<D<D<.:.:.<D<_Y.:XJ%5eis0 cyl80E?Hbvp80Hvonw0 4olg0 e1h80 4olg0 e1h80 4olg0?(%(%(%&|1232323232323232323232323232345454545454545454545454545454545454545454545454545454545454545454545454545454545|<-06>6<-05>,M9.1.6/22,M4.1.6/22
Pacific/Efate|LMT v64,+11 uk0,+12 xc0*|-u964i4 wbu364 51hc0 4y8qs0#"#JXJ#"#"#"#"#J]e1ms0 4ofw0|12121212121212121212121|<+11>-11
Pacific/Fakaofo|LMT -vpk,-11 -uk0,+13 1040|-100dhmg 1lxe1ig|12|<+13>-13
Pacific/Fiji|LMT x4w,+12 xc0,+13 1040*|-sa2x4w 17bs00w 64dc0 cyo00}53a5c0 64dc0)Rbvs00 4oio0 e1k00 4oio0 eeio0 4bh80 erk40 3ylc0 erhc0 3ylc0 f4g00 3lmo0 f4g00 3lmo0 f4g00 3lmo0 fheo0 38o00 hn6o0 1fuo0|12121212121212121212121212121|<+12>-12
Pacific/Funafuti|LMT x6s,+12 xc0|-100fais|1|<+12>-12
Pacific/Galapagos|LMT -glc,-05 -dw0,-06 -go0,-05 -dw0*|-kcr62o spdryo 3lsas0 3jp80|1232|<-06>6
Pacific/Gambier|LMT -ozo,-09 -p00|-tvndoc|1|<-09>9
Pacific/Guadalcanal|LMT tmc,+11 uk0|-tvowac|1|<+11>-11
Pacific/Guam|LMT -13v0,LMT qt0,GST rs0,+09 p00,GDT uk0*,ChST rs0|-1t8j1h0 t83xc0 ld6pp0 1dl9g0 7s1k40 txp80 3frms0 qdrpo 7kgac 3ljw0VUbvus0U16uo40 3ljw0 16aas0 4ivxo cls2cQc65zw0|123242424242424242425|ChST-10
Pacific/Honolulu|LMT -t8e,HST -t60,HDT -qe0*,HWT -qe0*,HPT -qe0*,HST -rs0|-12lnw3m jgnatm 13l00 4jvb00 1tyvu0 2e5e0 votg0|1213415|HST10
Pacific/Kanton|-00 0,-12 -xc0,-11 -uk0,+13 1040|-gvk800 lypqo0 7yiqk0|123|<+13>-13
Pacific/Kiritimati|LMT -t4w,-1040 -tmo,-10 -rs0,+14 12w0|-100dk74 153iz5s 7yirhc|123|<+14>-14
Pacific/Kosrae|LMT -10hg,LMT u6k,+11 uk0,+09 p00,+10 rs0,+12 xc0|-1t8j4uk t83xc0 76a4yk 29hhk0 9cmd40 27sas0 29fk40 cm2540 f9l3w0|123243252|<+11>-11
Pacific/Kwajalein|LMT uzk,+11 uk0,+10 rs0,+09 p00,-12 -xc0,+12 xc0|-100f8bk ise0fk 27sas0 1hjus0 ddxug0 cgv6k0|123145|<+12>-12
Pacific/Majuro|LMT vpc,+11 uk0,+09 p00,+10 rs0,+12 xc0|-100f91c 76a6hc 29hhk0 9cmd40 27sas0 1h6w40 deat40|1213214|<+12>-12
Pacific/Marquesas|LMT -pu0,-0930 -qe0|-tvncu0|1|<-0930>9:30
Pacific/Midway|LMT -wug,-11 -uk0,-10 -rs0*,SST -uk0|-100dghk sx94dk 4ofw0|123|SST11
Pacific/Nauru|LMT uws,+1130 vy0,+09 p00,+12 xc0|-pjxiws ba66ys 1kwca0 hfzda0|1213|<+12>-12
Pacific/Niue|LMT -vgs,-1120 -vhc,-11 -uk0|-8zbv78 63yiok|12|<-11>11
Pacific/Norfolk|LMT v3s,+1112 v40,+1130 vy0,+1230 yq0*,+11 uk0,+12 xc0*|-100f8fs q3eins cfj8q0Cl6nk00 239aq0|123245|<+11>-11<+12>,M10.1.0,M4.1.0/3
Pacific/Noumea|LMT uto,+11 uk0,+12 xc0*|-u9645o ye0ixo 4dbw0 ecqs0 4f6k0 99p700 4oio0|1212121|<+11>-11
Pacific/Pago_Pago|LMT z20,LMT -vm0,SST -uk0|-14fxxq0 9nfeo0|12|SST11
Pacific/Palau|LMT -15rg,LMT owk,+09 p00|-1t8izkk t83xc0|12|<+09>-9
Pacific/Pitcairn|LMT -o38,-0830 -nm0,-08 -m80|-100dp8s 1esg26s|12|<-08>8
Pacific/Pohnpei|LMT -11d8,LMT tas,+11 uk0,+09 p00,+10 rs0|-1t8j3ys t83xc0 76a42s 29hhk0 9cmd40 27sas0 29fk40|1232432|<+11>-11
Pacific/Port_Moresby|LMT r94,PMMT r8w,+10 rs0|-1ayytx4 7tuao8|12|<+10>-10
Pacific/Rarotonga|LMT 112w,LMT -tl4,-1030 -t60,-0930 -qe0*,-10 -rs0|-10jifqw rk6io0 dlv68w 5rbw0 c8s20 6ham0 c8s20 6ham0 c8s20 6u9a0 c8s20 6ham0 c8s20 6ham0 c8s20 6ham0 c8s20 6ham0 c8s20 6ham0 c8s20 6u9a0 c8s20 6ham0 c8s20 6ham0 c8s20 6ham0|1234343434343434343434343434|<-10>10
Pacific/Saipan|LMT -13oc,LMT qzo,+09 p00,GST rs0,GDT uk0*,ChST rs0|-1t8j1no t83xc0 mpn8no 7t6as0 txp80 3frms0 qdrpo 7kgac 3ljw0VUbvus0U16uo40 3ljw0 16aas0 4ivxo cls2cQc65zw0|12343434343434343435|ChST-10
Pacific/Tahiti|LMT -rp4,-10 -rs0|-tvnayw|1|<-10>10
Pacific/Tarawa|LMT w1g,+12 xc0|-100f9dg|1|<+12>-12
Pacific/Tongatapu|LMT y80,+1220 y9c,+13 1040,+14 12w0*|-corjk0 7znjyo k8amdc 8fpc0 bvs00 4bh80 eelg0 4bh80 7pmis0 3lmo0|1232323232|<+13>-13
Pacific/Wake|LMT uus,+12 xc0|-100f86s|1|<+12>-12
Pacific/Wallis|LMT y1k,+12 xc0|-100fbdk|1|<+12>-12
WET|WET 0,WEST 2s0*|3s9ms0=,!!!,=!!!!!!!,!!!!!!!!!!!,!!!!!!!!!!,|101010101010101010101010101010101010101|WET0WEST,M3.5.0/1,M10.5.0
=Africa/Abidjan Africa/Timbuktu Iceland
=Africa/Cairo Egypt
=Africa/Nairobi Africa/Asmera
=Africa/Tripoli Libya
=America/Adak America/Atka US/Aleutian
=America/Anchorage US/Alaska
=America/Argentina/Buenos_Aires America/Buenos_Aires
=America/Argentina/Catamarca America/Argentina/ComodRivadavia America/Catamarca
=America/Argentina/Cordoba America/Cordoba America/Rosario
=America/Argentina/Jujuy America/Jujuy
=America/Argentina/Mendoza America/Mendoza
=America/Chicago US/Central
=America/Denver America/Shiprock Navajo US/Mountain
=America/Detroit US/Michigan
=America/Edmonton America/Yellowknife Canada/Mountain
=America/Halifax Canada/Atlantic
=America/Havana Cuba
=America/Indiana/Indianapolis America/Fort_Wayne America/Indianapolis US/East-Indiana
=America/Indiana/Knox America/Knox_IN US/Indiana-Starke
=America/Iqaluit America/Pangnirtung
=America/Jamaica Jamaica
=America/Kentucky/Louisville America/Louisville
=America/Los_Angeles US/Pacific
=America/Manaus Brazil/West
=America/Mazatlan Mexico/BajaSur
=America/Mexico_City Mexico/General
=America/New_York US/Eastern
=America/Noronha Brazil/DeNoronha
=America/Nuuk America/Godthab
=America/Panama America/Coral_Harbour
=America/Phoenix US/Arizona
=America/Puerto_Rico America/Kralendijk America/Lower_Princes America/Marigot America/St_Barthelemy America/Virgin
=America/Regina Canada/Saskatchewan
=America/Rio_Branco America/Porto_Acre Brazil/Acre
=America/Santiago Chile/Continental
=America/Sao_Paulo Brazil/East
=America/St_Johns Canada/Newfoundland
=America/Tijuana America/Ensenada America/Santa_Isabel Mexico/BajaNorte
=America/Toronto America/Montreal America/Nipigon America/Thunder_Bay Canada/Eastern
=America/Vancouver Canada/Pacific
=America/Whitehorse Canada/Yukon
=America/Winnipeg America/Rainy_River Canada/Central
=Asia/Ashgabat Asia/Ashkhabad
=Asia/Dhaka Asia/Dacca
=Asia/Ho_Chi_Minh Asia/Saigon
=Asia/Hong_Kong Hongkong
=Asia/Jerusalem Asia/Tel_Aviv Israel
=Asia/Kathmandu Asia/Katmandu
=Asia/Kolkata Asia/Calcutta
=Asia/Macau Asia/Macao
=Asia/Makassar Asia/Ujung_Pandang
=Asia/Nicosia Europe/Nicosia
=Asia/Seoul ROK
=Asia/Shanghai Asia/Chongqing Asia/Chungking Asia/Harbin PRC
=Asia/Singapore Singapore
=Asia/Taipei ROC
=Asia/Tehran Iran
=Asia/Thimphu Asia/Thimbu
=Asia/Tokyo Japan
=Asia/Ulaanbaatar Asia/Choibalsan Asia/Ulan_Bator
=Asia/Urumqi Asia/Kashgar
=Asia/Yangon Asia/Rangoon
=Atlantic/Faroe Atlantic/Faeroe
=Australia/Adelaide Australia/South
=Australia/Brisbane Australia/Queensland
=Australia/Broken_Hill Australia/Yancowinna
=Australia/Darwin Australia/North
=Australia/Hobart Australia/Currie Australia/Tasmania
=Australia/Lord_Howe Australia/LHI
=Australia/Melbourne Australia/Victoria
=Australia/Perth Australia/West
=Australia/Sydney Australia/ACT Australia/Canberra Australia/NSW
=Etc/GMT Etc/GMT+0 Etc/GMT-0 Etc/GMT0 Etc/Greenwich GMT GMT+0 GMT-0 GMT0 Greenwich
=Etc/UTC Etc/UCT Etc/Universal Etc/Zulu UCT UTC Universal Zulu
=Europe/Belgrade Europe/Podgorica
=Europe/Berlin Arctic/Longyearbyen Atlantic/Jan_Mayen
=Europe/Chisinau Europe/Tiraspol
=Europe/Dublin Eire
=Europe/Helsinki Europe/Mariehamn
=Europe/Istanbul Asia/Istanbul Turkey
=Europe/Kyiv Europe/Kiev Europe/Uzhgorod Europe/Zaporozhye
=Europe/Lisbon Portugal
=Europe/London Europe/Belfast GB GB-Eire
=Europe/Moscow W-SU
=Europe/Prague Europe/Bratislava
=Europe/Rome Europe/San_Marino Europe/Vatican
=Europe/Warsaw Poland
=Europe/Zurich Europe/Busingen
=Pacific/Auckland Antarctica/South_Pole NZ
=Pacific/Chatham NZ-CHAT
=Pacific/Easter Chile/EasterIsland
=Pacific/Guadalcanal Pacific/Ponape
=Pacific/Honolulu Pacific/Johnston US/Hawaii
=Pacific/Kanton Pacific/Enderbury
=Pacific/Kwajalein Kwajalein
=Pacific/Pago_Pago Pacific/Samoa US/Samoa
=Pacific/Port_Moresby Pacific/Truk Pacific/Yap`;
